import { useIdentityProviderField as useField } from '@/store/system/identity-providers/create.form'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { TextField } from '@/ui/TextField/TextField'

/** Where the provider sends its answers to: made of the names, or given. */
export function AcsUrlFields() {
  const standard = useField('isAcsUrlStandard')
  const { isDisabled, ...address } = useField('acsUrl')
  return (
    <>
      <TextField
        {...address}
        label="ACS URL"
        help="The address that the identity provider sends its SAML response to."
        isDisabled={isDisabled || standard.value}
        isCopyable
        isRequired
      />
      <Checkbox {...standard} label="Use standard ACS URL" />
    </>
  )
}
