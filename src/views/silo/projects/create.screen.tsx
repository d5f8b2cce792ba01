import { projectCreateForm as form } from '@/store/silo/projects/create.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new project, over the list. */
function ProjectCreateView() {
  return (
    <SideForm form={form} title="Create project">
      <IdentityFields useField={form.useField} />
    </SideForm>
  )
}

export { form, ProjectCreateView as View }
