import { useIdentityProviderField as useField } from '@/store/system/identity-providers/create.form'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { PlainField, ProviderFile } from './ProviderFields'

const SOURCES = [
  { value: 'url', label: 'URL' },
  { value: 'xml', label: 'XML' },
]

/** What the server knows the provider by: a document, by its address or as a file. */
export function MetadataFields() {
  const { onChange, ...field } = useField('metadataSource')
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
