import {
  identityProviderCreateForm as form,
  type IdentityProviderValues,
} from '@/store/system/identity-providers/create.form'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { CheckedField } from '@/views/shared/checked-field/CheckedField'
import { TypedFileField } from '@/views/shared/kept-file-field/TypedFileField'

/** The names of the fields with values of a type. */
type FieldOf<Value> = {
  [Name in keyof IdentityProviderValues]: IdentityProviderValues[Name] extends Value ? Name : never
}[keyof IdentityProviderValues]

interface ProviderFieldProps {
  label: string
  help?: string
  isRequired?: boolean
}

interface PlainFieldProps extends ProviderFieldProps {
  name: Exclude<FieldOf<string>, 'metadataSource'>
}

/** A text field of the form. */
export function PlainField({ name, isRequired = true, ...props }: PlainFieldProps) {
  return <CheckedField {...form.useField(name)} {...props} form={form} isRequired={isRequired} />
}

interface ProviderFileProps extends ProviderFieldProps {
  name: 'publicCert' | 'privateKey' | 'metadataXml'
}

/** A file field of the form. */
export function ProviderFile({ name, isRequired = false, ...props }: ProviderFileProps) {
  return <TypedFileField {...form.useField(name)} {...props} isRequired={isRequired} />
}

const SOURCES = [
  { value: 'url', label: 'URL' },
  { value: 'xml', label: 'XML' },
]

/** The document that describes the provider to the server, by its URL or as text. */
export function MetadataFields() {
  const { onChange, ...field } = form.useField('metadataSource')
  return (
    <>
      <RadioGroup
        {...field}
        label="Metadata source"
        options={SOURCES}
        onChange={source => onChange(source === 'url' ? 'url' : 'xml')}
        isInline
        isRequired
      />
      {field.value === 'url' ? (
        <PlainField
          name="metadataUrl"
          label="Metadata source URL"
          help="The server reads it once, now."
        />
      ) : (
        <ProviderFile name="metadataXml" label="Metadata source XML" isRequired />
      )}
    </>
  )
}
