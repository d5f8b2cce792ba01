import type { Field } from '@/store/forms/hooks'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { NameField } from '@/ui/NameField/NameField'

interface IdentityFieldsProps {
  /** Binds the fields to their form. */
  useField: (name: 'name' | 'description') => Field<string>
}

function Name({ useField }: IdentityFieldsProps) {
  return <NameField {...useField('name')} />
}

function Description({ useField }: IdentityFieldsProps) {
  return <DescriptionField {...useField('description')} />
}

/** The name and description of an object. Each field subscribes to its own value. */
export function IdentityFields({ useField }: IdentityFieldsProps) {
  return (
    <>
      <Name useField={useField} />
      <Description useField={useField} />
    </>
  )
}
