import { formatNumber } from '@/lib/number'
import type { NumberEntry } from '@/lib/number-entry'
import { unitOf } from '@/lib/utilization'
import type { Field } from '@/store/forms/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import type { QuotaRowViewModel } from '@/store/system/silo-quotas/silo-quotas'
import {
  QUOTA_COUNT,
  QUOTA_SIZE,
  type QuotaLabels,
  type QuotaValues,
} from '@/store/system/silos/rules'
import { allSledsQuery } from '@/store/system/sleds/queries'
import { capacityBelow, selectEstimate } from '@/store/system/utilization/rules'
import { NumberField } from '@/ui/NumberField/NumberField'
import { useLocale } from '@/ui/UiProvider/UiContext'

const SLEDS = [allSledsQuery]

interface QuotaFieldsProps {
  /** Binds the fields to their form. */
  useField: (name: keyof QuotaValues) => Field<NumberEntry>
  labels: QuotaLabels
  /** What the silo uses of each, once there is a silo. */
  used?: readonly QuotaRowViewModel[] | undefined
}

/**
 * A quota, with how much of it is in use, and a warning if it is larger than what the rack has.
 * Subscribes to its own value.
 */
function Quota({ useField, labels, used, name }: QuotaFieldsProps & { name: keyof QuotaValues }) {
  const { locale } = useLocale()
  const field = useField(name)
  const estimate = useAppSelector(selectEstimate)
  const amount = (value: number, unit = name === 'cpus' ? 'vCPUs' : 'GiB') =>
    `${formatNumber(value, locale)} ${unitOf(value, unit)}`
  const row = used?.find(({ id }) => id === name)
  const capacity = capacityBelow(name, field.value, estimate)
  const help = [
    ...(row ? [`${amount(row.provisioned, row.unit)} in use.`] : []),
    ...(capacity === undefined
      ? []
      : [`More than the estimated capacity of the sleds in service, ${amount(capacity)}.`]),
  ].join(' ')
  return (
    <NumberField
      {...field}
      label={labels[name]}
      help={help || undefined}
      {...(name === 'cpus' ? QUOTA_COUNT : QUOTA_SIZE)}
    />
  )
}

/** The quotas of a silo. */
export function QuotaFields(props: QuotaFieldsProps) {
  useQueries(SLEDS)
  return (
    <>
      <Quota {...props} name="cpus" />
      <Quota {...props} name="memory" />
      <Quota {...props} name="storage" />
    </>
  )
}
