import type { DiskAttachValues } from '@/store/project/instance-storage/attach.form'
import { fieldHook } from '@/store/forms/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import type { Item } from '@/ui/Listbox/item'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

const fieldHooks = {
  diskAttach: fieldHook<DiskAttachValues>('diskAttach'),
  diskPick: fieldHook<DiskAttachValues>('diskPick'),
}

interface AttachDiskModalProps {
  /** Attaches to an instance at once, or picks for one that is being created. */
  form: keyof typeof fieldHooks
  items: readonly Item[]
}

function DiskField({ form, items }: AttachDiskModalProps) {
  const useField = fieldHooks[form]
  return (
    <Combobox
      {...useField('disk')}
      label="Disk name"
      placeholder="Select a disk"
      help={items.length === 0 ? 'No free disk is left in the project.' : undefined}
      items={items}
      isRequired
    />
  )
}

/** Chooses one of the project's free disks, while that form is open. */
export function AttachDiskModal(props: AttachDiskModalProps) {
  return (
    <ModalForm form={props.form} title="Attach disk" submitLabel="Attach disk">
      <DiskField {...props} />
    </ModalForm>
  )
}
