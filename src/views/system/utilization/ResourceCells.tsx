import { formatNumber } from '@/lib/number'
import { scarcity, type ResourceUse } from '@/lib/utilization'
import { TwoLineCell } from '@/ui/Cells/TwoLineCell'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './ResourceCells.module.css'

/** Virtual CPUs are a count, which has no unit. */
const useAmount = ({ id, unit }: ResourceUse) => {
  const { locale } = useLocale()
  return (value: number) => formatNumber(value, locale) + (id === 'cpus' ? '' : ` ${unit}`)
}

/** How much of a resource is provisioned, and the quota below it. */
export function UsedCell({ use }: { use: ResourceUse }) {
  const { locale } = useLocale()
  const amount = useAmount(use)
  return (
    <TwoLineCell first={`${formatNumber(use.provisioned, locale)} /`} second={amount(use.quota)} />
  )
}

/** What is left of a resource, with a mark where that is little. */
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
