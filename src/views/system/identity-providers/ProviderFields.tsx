import {
  useIdentityProviderField as useField,
  type IdentityProviderValues,
} from '@/store/system/identity-providers/create.form'
import { FileField } from '@/ui/FileField/FileField'
import { TextField } from '@/ui/TextField/TextField'
import { useFiles } from '@/views/shell/files-context'

/** The fields whose values are of that type. */
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

/** A line of text of the form. */
export function PlainField({ name, isRequired = true, ...props }: PlainFieldProps) {
  return <TextField {...useField(name)} {...props} isRequired={isRequired} />
}

interface ProviderFileProps extends ProviderFieldProps {
  name: 'publicCert' | 'privateKey' | 'metadataXml'
}

/** A file of the form. */
export function ProviderFile({ name, isRequired = false, ...props }: ProviderFileProps) {
  const files = useFiles()
  const { value, onChange, ...field } = useField(name)
  return (
    <FileField
      {...field}
      {...props}
      isRequired={isRequired}
      file={value}
      onChoose={file => onChange(file && files.keep(file))}
    />
  )
}
