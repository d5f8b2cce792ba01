import { projectCreateForm, useProjectCreateField } from '@/store/silo/projects/create.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new project, over the list. */
export function ProjectCreateView() {
  return (
    <SideForm form={projectCreateForm} title="Create project" submitLabel="Create project">
      <IdentityFields useField={useProjectCreateField} />
    </SideForm>
  )
}
