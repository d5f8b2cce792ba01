import { useId } from 'react'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { Section } from './Section'

function StartField() {
  return <Checkbox {...useField('start')} label="Start instance" />
}

/** What the instance is called, and whether it starts at once. */
export function BasicsSection() {
  return (
    <Section id={useId()} title="Basics">
      <IdentityFields useField={useField} />
      <StartField />
    </Section>
  )
}
