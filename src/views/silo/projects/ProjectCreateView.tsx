import { SideForm } from '@/views/shared/side-form/SideForm'
import { projectFields } from './ProjectFields'

const Fields = projectFields('projectCreate')

/** A new project, over the list. */
export function ProjectCreateView() {
  return (
    <SideForm form="projectCreate" title="Create project" submitLabel="Create project">
      <Fields />
    </SideForm>
  )
}
