import { projectEditForm as form } from '@/store/silo/projects/edit.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** Edits a project's name and description, over the list. */
function ProjectEditView() {
  return (
    <SideForm form={form} title="Edit project">
      <IdentityFields useField={form.useField} />
    </SideForm>
  )
}

export { form, ProjectEditView as View }
