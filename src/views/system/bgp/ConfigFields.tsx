import { useMemo } from 'react'
import type { NumberEntry } from '@/lib/number-entry'
import type { Field } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectAnnounceSetRows } from '@/store/system/bgp/bgp'
import { MAX_PATHS } from '@/store/system/bgp/rules'
import { Combobox, type ComboboxProps } from '@/ui/Combobox/Combobox'
import { NumberField, type NumberFieldProps } from '@/ui/NumberField/NumberField'

interface AnnounceSetFieldProps
  extends Field<string>, Pick<ComboboxProps, 'placeholder' | 'help' | 'isRequired'> {}

/** Chooses an announce set by its name. */
export function AnnounceSetField(props: AnnounceSetFieldProps) {
  const sets = useAppSelector(selectAnnounceSetRows)
  const items = useMemo(
    () => sets.map(({ name, description }) => ({ value: name, label: name, detail: description })),
    [sets],
  )
  return <Combobox {...props} label="Announce set" items={items} />
}

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
