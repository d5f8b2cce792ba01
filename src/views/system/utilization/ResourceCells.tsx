import { formatNumber } from '@/lib/number'
import type { ResourceUse } from '@/lib/utilization'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './ResourceCells.module.css'

/** Formats an amount with its unit; virtual CPUs are a count without one. */
const useAmount = ({ id, unit }: ResourceUse) => {
  const { locale } = useLocale()
  return (value: number) => formatNumber(value, locale) + (id === 'cpus' ? '' : ` ${unit}`)
}

/** The provisioned amount of a resource, its quota, and how full that is. */
export function UsedCell({ use }: { use: ResourceUse }) {
  const { locale } = useLocale()
  const amount = useAmount(use)
  return (
    <span className={styles.used}>
      <span data-figures>
        {formatNumber(use.provisioned, locale)}{' '}
        <span className={styles.quota}>/ {amount(use.quota)}</span>
      </span>
      <ResourceMeter value={use.percent} />
    </span>
  )
}

/** The available amount of a resource. */
export function AvailableCell({ use }: { use: ResourceUse }) {
  const amount = useAmount(use)
  return <span data-figures>{amount(use.available)}</span>
}
