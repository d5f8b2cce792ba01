import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextField } from '@/ui/TextField/TextField'
import { FirstSection } from './Section'
import { useField } from './use-field'

function NameField() {
  return <TextField {...useField('name')} label="Name" isRequired />
}

function DescriptionField() {
  return <TextArea {...useField('description')} label="Description" />
}

function StartField() {
  return <Checkbox {...useField('start')} label="Start Instance" />
}

/** What the instance is called, and whether it starts at once. */
export function IdentityFields() {
  return (
    <FirstSection>
      <NameField />
      <DescriptionField />
      <StartField />
    </FirstSection>
  )
}
