import type { Field } from '@/store/forms/hooks'
import { READ_ONLY, type DiskChoice } from '@/store/project/disks/choices'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { useMoreDisks, useTagged } from './use-disk-choices'

interface DiskChoiceFieldProps extends Field<string> {
  items: readonly DiskChoice[]
}

/** Chooses one of the project's free disks. */
export function DiskChoiceField({ items, ...field }: DiskChoiceFieldProps) {
  useMoreDisks()
  const chosen = items.find(({ value }) => value === field.value)
  return (
    <>
      <Combobox
        {...field}
        label="Disk name"
        placeholder="Select a disk"
        help={items.length === 0 ? 'The project has no free disks.' : undefined}
        items={useTagged(items)}
        isRequired
      />
      {chosen?.tags.includes(READ_ONLY) && (
        <Message tone="notice">The disk is read-only: the guest cannot write to it.</Message>
      )}
    </>
  )
}
