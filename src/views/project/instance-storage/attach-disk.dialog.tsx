import {
  diskAttachForm as form,
  selectAttachableDisks,
} from '@/store/project/instance-storage/attach.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useParams } from '@/views/shell/route-context'
import { DiskChoiceField } from '../disks/DiskChoiceField'

/** The open form that attaches one of the project's free disks to the instance. */
function AttachDiskModal() {
  const { project } = useParams(projectPaths.project)
  const items = useAppSelector(state => selectAttachableDisks(state, project))
  return (
    <ModalForm form={form} title="Attach disk">
      <form.Field name="disk" as={DiskChoiceField} items={items} />
    </ModalForm>
  )
}

export { form, AttachDiskModal as View }
