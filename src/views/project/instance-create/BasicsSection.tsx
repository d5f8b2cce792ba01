import { useId } from 'react'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextField } from '@/ui/TextField/TextField'
import { Section } from './Section'

function NameField() {
  return <TextField {...useField('name')} label="Name" isRequired />
}

function DescriptionField() {
  return <TextArea {...useField('description')} label="Description" />
}

function StartField() {
  return <Checkbox {...useField('start')} label="Start instance" />
}

/** What the instance is called, and whether it starts at once. */
export function BasicsSection() {
  return (
    <Section id={useId()} title="Basics">
      <NameField />
      <DescriptionField />
      <StartField />
    </Section>
  )
}
