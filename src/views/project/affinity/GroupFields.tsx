import type { Field } from '@/store/forms/hooks'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { NameField } from '@/ui/NameField/NameField'

interface GroupFieldsProps {
  /** Binds the fields of the form that they are in. */
  useField: (name: 'name' | 'description') => Field<string>
}

function Name({ useField }: GroupFieldsProps) {
  return <NameField {...useField('name')} />
}

function Description({ useField }: GroupFieldsProps) {
  return <DescriptionField {...useField('description')} />
}

/** What can be said of a group at any time. Each field follows its own value. */
export function GroupFields({ useField }: GroupFieldsProps) {
  return (
    <>
      <Name useField={useField} />
      <Description useField={useField} />
    </>
  )
}
