import type { FieldHook } from '@/store/forms/hooks'
import type { ProjectValues } from '@/store/silo/projects/rules'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextField } from '@/ui/TextField/TextField'

interface ProjectFieldsProps {
  /** Binds the fields of the form that they are in. */
  useField: FieldHook<ProjectValues>
}

function NameField({ useField }: ProjectFieldsProps) {
  return <TextField label="Name" isRequired {...useField('name')} />
}

function DescriptionField({ useField }: ProjectFieldsProps) {
  return <TextArea label="Description" {...useField('description')} />
}

/** The fields of a form about a project. Each one follows its own value. */
export function ProjectFields({ useField }: ProjectFieldsProps) {
  return (
    <>
      <NameField useField={useField} />
      <DescriptionField useField={useField} />
    </>
  )
}
