import { projectCreateForm, useProjectCreateField } from '@/store/silo/projects/create.form'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { ProjectFields } from './ProjectFields'

/** A new project, over the list. */
export function ProjectCreateView() {
  return (
    <SideForm form={projectCreateForm} title="Create project" submitLabel="Create project">
      <ProjectFields useField={useProjectCreateField} />
    </SideForm>
  )
}
