import { projectEditForm, useProjectEditField } from '@/store/silo/projects/edit.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A project's name and description, over the list. */
export function ProjectEditView() {
  return (
    <SideForm form={projectEditForm} title="Edit project" submitLabel="Update project">
      <IdentityFields useField={useProjectEditField} />
    </SideForm>
  )
}
