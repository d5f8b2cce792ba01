import { projectEditForm } from '@/store/silo/projects/edit.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** Edits a project's name and description, over the list. */
function ProjectEditView() {
  return (
    <SideForm form={projectEditForm} title="Edit project" submitLabel="Update project">
      <IdentityFields useField={projectEditForm.useField} />
    </SideForm>
  )
}

export { projectEditForm as form, ProjectEditView as View }
