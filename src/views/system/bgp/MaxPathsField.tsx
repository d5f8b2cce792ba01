import type { NumberEntry } from '@/lib/number-entry'
import type { Field } from '@/store/forms/hooks'
import { MAX_PATHS } from '@/store/system/bgp/rules'
import { NumberField, type NumberFieldProps } from '@/ui/NumberField/NumberField'

interface MaxPathsFieldProps
  extends Field<NumberEntry>, Pick<NumberFieldProps, 'isRequired' | 'placeholder'> {}

/** How many paths to one destination are used at once. */
export function MaxPathsField(props: MaxPathsFieldProps) {
  return (
    <NumberField
      {...props}
      {...MAX_PATHS}
      help="How many equal-cost paths to one destination are used at once."
    />
  )
}
