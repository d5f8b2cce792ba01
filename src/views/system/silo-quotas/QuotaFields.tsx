import type { NumberEntry } from '@/lib/number-entry'
import { formatNumber } from '@/lib/number'
import { unitOf } from '@/lib/utilization'
import type { Field } from '@/store/forms/hooks'
import type { QuotaRowViewModel } from '@/store/system/silo-quotas/silo-quotas'
import {
  QUOTA_COUNT,
  QUOTA_SIZE,
  type QuotaLabels,
  type QuotaValues,
} from '@/store/system/silos/rules'
import { NumberField } from '@/ui/NumberField/NumberField'
import { useLocale } from '@/ui/UiProvider/UiContext'

interface QuotaFieldsProps {
  /** Binds the fields to their form. */
  useField: (name: keyof QuotaValues) => Field<NumberEntry>
  labels: QuotaLabels
  /** What the silo uses of each, once there is a silo. */
  used?: readonly QuotaRowViewModel[] | undefined
}

/** A quota, with how much of it is in use. Subscribes to its own value. */
function Quota({ useField, labels, used, name }: QuotaFieldsProps & { name: keyof QuotaValues }) {
  const { locale } = useLocale()
  const row = used?.find(({ id }) => id === name)
  const use = row && `${formatNumber(row.provisioned, locale)} ${unitOf(row.provisioned, row.unit)}`
  return (
    <NumberField
      {...useField(name)}
      label={labels[name]}
      help={use && `${use} in use`}
      {...(name === 'cpus' ? QUOTA_COUNT : QUOTA_SIZE)}
    />
  )
}

/** The quotas of a silo. */
export function QuotaFields(props: QuotaFieldsProps) {
  return (
    <>
      <Quota {...props} name="cpus" />
      <Quota {...props} name="memory" />
      <Quota {...props} name="storage" />
    </>
  )
}
