import { projectCreateForm } from '@/store/silo/projects/create.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new project, over the list. */
function ProjectCreateView() {
  return (
    <SideForm form={projectCreateForm} title="Create project" submitLabel="Create project">
      <IdentityFields useField={projectCreateForm.useField} />
    </SideForm>
  )
}

export { projectCreateForm as form, ProjectCreateView as View }
