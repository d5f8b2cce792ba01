import { selectFormParams } from '@/store/forms/selectors'
import { selectPickableDisks } from '@/store/project/instance-create/choices'
import { diskPickForm as form } from '@/store/project/instance-create/pick.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import type { RootState } from '@/store/setup/state'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useParams } from '@/views/shell/route-context'
import { DiskChoiceField } from '../disks/DiskChoiceField'

const selectEdited = (state: RootState) => selectFormParams(state, form.name).edited

/** The open form that chooses an existing disk for the new instance. */
function PickDiskModal() {
  const { project } = useParams(projectPaths.project)
  const items = useAppSelector(state => selectPickableDisks(state, project, selectEdited(state)))
  return (
    <ModalForm form={form} title="Attach disk">
      <form.Field name="disk" as={DiskChoiceField} items={items} />
    </ModalForm>
  )
}

export { form, PickDiskModal as View }
