import { formatNumber } from '@/lib/number'
import { scarcity, type ResourceUse } from '@/lib/utilization'
import { TwoLineCell } from '@/ui/Cells/TwoLineCell'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './ResourceCells.module.css'

/** Formats an amount with its unit; virtual CPUs are a count without one. */
const useAmount = ({ id, unit }: ResourceUse) => {
  const { locale } = useLocale()
  return (value: number) => formatNumber(value, locale) + (id === 'cpus' ? '' : ` ${unit}`)
}

/** The provisioned amount of a resource, with the quota below. */
export function UsedCell({ use }: { use: ResourceUse }) {
  const { locale } = useLocale()
  const amount = useAmount(use)
  return (
    <TwoLineCell first={`${formatNumber(use.provisioned, locale)} /`} second={amount(use.quota)} />
  )
}

/** The available amount of a resource, marked if it is scarce. */
export function AvailableCell({ use }: { use: ResourceUse }) {
  const amount = useAmount(use)
  const percent = scarcity(use)
  return (
    <span className={styles.available}>
      <span data-figures>{amount(use.available)}</span>
      {percent !== null && <ResourceMeter value={percent} />}
    </span>
  )
}
