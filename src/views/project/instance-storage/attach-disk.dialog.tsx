import {
  diskAttachForm as form,
  selectAttachableDisks,
} from '@/store/project/instance-storage/attach.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useParams } from '@/views/shell/route-context'
import { DiskChoiceField } from '../disks/DiskChoiceField'

function DiskField() {
  const { project } = useParams(projectPaths.project)
  const items = useAppSelector(state => selectAttachableDisks(state, project))
  return <DiskChoiceField field={form.useField('disk')} items={items} />
}

/** The open form that attaches one of the project's free disks to the instance. */
function AttachDiskModal() {
  return (
    <ModalForm form={form} title="Attach disk">
      <DiskField />
    </ModalForm>
  )
}

export { form, AttachDiskModal as View }
