import { useMemo } from 'react'
import type { Field } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectAnnounceSetRows } from '@/store/system/bgp/bgp'
import { Combobox, type ComboboxProps } from '@/ui/Combobox/Combobox'

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
