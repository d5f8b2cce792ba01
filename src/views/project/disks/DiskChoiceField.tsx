import type { Field } from '@/store/forms/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import type { Item } from '@/ui/Listbox/item'
import { useMoreDisks } from './use-more-disks'

interface DiskChoiceFieldProps {
  field: Field<string>
  items: readonly Item[]
}

/** Chooses one of the project's free disks. */
export function DiskChoiceField({ field, items }: DiskChoiceFieldProps) {
  useMoreDisks()
  return (
    <Combobox
      {...field}
      label="Disk name"
      placeholder="Select a disk"
      help={items.length === 0 ? 'No free disk is left in the project.' : undefined}
      items={items}
      isRequired
    />
  )
}
