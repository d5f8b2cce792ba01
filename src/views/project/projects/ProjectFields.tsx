import type { ProjectValues } from '@/store/forms/project-create.form'
import { fieldHook } from '@/store/setup/form-hooks'
import { TextArea, TextField } from '@/ui'

/** Makes the fields of a form about a project; the hook belongs to one form. */
export const projectFields = (form: 'projectCreate' | 'projectEdit') => {
  const useField = fieldHook<ProjectValues>(form)
  return function ProjectFields() {
    return (
      <>
        <TextField label="Name" isRequired {...useField('name')} />
        <TextArea label="Description" {...useField('description')} />
      </>
    )
  }
}
