import type { Field } from '@/store/forms/hooks'
import { selectLinkChoices } from '@/store/system/port-settings/choices'
import { useAppSelector } from '@/store/setup/hooks'
import { NumberField } from '@/ui/NumberField/NumberField'
import { Select } from '@/ui/Select/Select'
import type { NumberEntry } from '@/lib/number-entry'

interface LinkFieldProps {
  useField: (name: 'linkName') => Field<string>
  /** The form that the part is added to. */
  of: string
}

/** The link that a part is on. */
export function LinkField({ useField, of }: LinkFieldProps) {
  return (
    <Select
      {...useField('linkName')}
      label="Link"
      placeholder="Select a link"
      emptyText="Add a link first"
      items={useAppSelector(state => selectLinkChoices(state, of))}
      isRequired
    />
  )
}

interface NumberPartProps<Name extends string> {
  useField: (name: Name) => Field<NumberEntry>
  name: Name
  label: string
  rule: { min: number; max: number; isInteger?: boolean; isRequired?: boolean; units?: string }
}

/** A number of a part. */
export function NumberPart<Name extends string>({
  useField,
  name,
  label,
  rule,
}: NumberPartProps<Name>) {
  return <NumberField {...useField(name)} label={label} {...rule} />
}
