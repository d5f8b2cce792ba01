import type { ProjectValues } from '@/store/silo/projects/create.form'
import { fieldHook } from '@/store/forms/hooks'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextField } from '@/ui/TextField/TextField'

/** Makes the fields of a form about a project. Each one follows its own value. */
export const projectFields = (form: 'projectCreate' | 'projectEdit') => {
  const useField = fieldHook<ProjectValues>(form)

  function NameField() {
    return <TextField label="Name" isRequired {...useField('name')} />
  }

  function DescriptionField() {
    return <TextArea label="Description" {...useField('description')} />
  }

  return function ProjectFields() {
    return (
      <>
        <NameField />
        <DescriptionField />
      </>
    )
  }
}
