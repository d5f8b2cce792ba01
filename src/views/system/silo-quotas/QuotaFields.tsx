import type { NumberEntry } from '@/lib/number-entry'
import type { Field } from '@/store/forms/hooks'
import {
  QUOTA_COUNT,
  QUOTA_SIZE,
  type QuotaLabels,
  type QuotaValues,
} from '@/store/system/silos/rules'
import { NumberField } from '@/ui/NumberField/NumberField'

interface QuotaFieldsProps {
  /** Binds the fields to their form. */
  useField: (name: keyof QuotaValues) => Field<NumberEntry>
  labels: QuotaLabels
}

function Cpu({ useField, labels }: QuotaFieldsProps) {
  return <NumberField {...useField('cpus')} label={labels.cpus} {...QUOTA_COUNT} />
}

interface SizeProps extends QuotaFieldsProps {
  name: 'memory' | 'storage'
}

function Size({ useField, labels, name }: SizeProps) {
  return <NumberField {...useField(name)} label={labels[name]} {...QUOTA_SIZE} />
}

/** The quotas of a silo. Each field subscribes to its own value. */
export function QuotaFields(props: QuotaFieldsProps) {
  return (
    <>
      <Cpu {...props} />
      <Size {...props} name="memory" />
      <Size {...props} name="storage" />
    </>
  )
}
