import { projectEditForm, useProjectEditField } from '@/store/silo/projects/edit.form'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { ProjectFields } from './ProjectFields'

/** A project's name and description, over the list. */
export function ProjectEditView() {
  return (
    <SideForm form={projectEditForm} title="Edit project" submitLabel="Update project">
      <ProjectFields useField={useProjectEditField} />
    </SideForm>
  )
}
