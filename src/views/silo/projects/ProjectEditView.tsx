import { SideForm } from '@/views/shared/side-form/SideForm'
import { projectFields } from './ProjectFields'

const Fields = projectFields('projectEdit')

/** A project's name and description, over the list. */
export function ProjectEditView() {
  return (
    <SideForm form="projectEdit" title="Edit project" submitLabel="Update project">
      <Fields />
    </SideForm>
  )
}
