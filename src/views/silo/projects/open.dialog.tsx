import { projectOpenForm as form } from '@/store/silo/projects/open.form'
import { watchProjectOpen } from '@/store/silo/projects/open.saga'
import { TextField } from '@/ui/TextField/TextField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Opens a project by its name. */
function ProjectOpenModal() {
  return (
    <ModalForm form={form} isLocal title="Open project" submitLabel="Open">
      <TextField
        {...form.useField('name')}
        label="Name"
        help="The exact name or id of a project that you have a role on."
        isRequired
      />
    </ModalForm>
  )
}

const sagas = [watchProjectOpen]

export { form, sagas, ProjectOpenModal as View }
