import { diskCreateForm } from '@/store/project/disks/create.form'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { DiskCreateFields } from './DiskCreateFields'

/** The form of a new disk while it is open: on its route, or requested over a screen. */
export function DiskCreateModal() {
  return (
    <SideForm form={diskCreateForm} title="Create disk" submitLabel="Create disk">
      <DiskCreateFields />
    </SideForm>
  )
}
