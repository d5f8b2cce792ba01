import { useAppSelector } from '@/store/setup/hooks'
import { watchKeyPair } from '@/store/system/identity-providers/key-pair.saga'
import { watchCredentialFiles } from '@/store/credentials/files.saga'
import { identityProviderCreateForm as form } from '@/store/system/identity-providers/create.form'
import { selectReasonNoProvider } from '@/store/system/identity-providers/identity-providers'
import { loginPath } from '@/store/system/identity-providers/rules'
import { systemPaths } from '@/store/system/paths'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { FormPart } from '@/ui/Form/FormErrors'
import { Message } from '@/ui/Message/Message'
import { NameField } from '@/ui/NameField/NameField'
import { CheckedField } from '@/views/shared/checked-field/CheckedField'
import { guide } from '@/views/shared/docs/guides'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { MetadataFields, PlainField, ProviderFile } from './ProviderFields'

const SETUP = guide(
  'Read about identity providers',
  'system/completing-rack-config#_configure_silo_identity_provider',
)

/** A new identity provider, over the page of its silo. */
function IdentityProviderCreateView() {
  const params = useParams(systemPaths.silo)
  const reason = useAppSelector(state => selectReasonNoProvider(state, params))
  return (
    <SideForm
      form={form}
      title="Create identity provider"
      submitLabel="Create provider"
      disabledReason={reason}
    >
      <Message link={SETUP}>An identity provider cannot be changed once it is created.</Message>
      <Name silo={params.silo} />
      <form.Field name="description" as={DescriptionField} />
      <PlainField name="technicalContactEmail" label="Technical contact email" />
      <FormPart title="Service provider" />
      <PlainField name="spClientId" label="Service provider client ID" />
      <AcsUrlFields />
      <PlainField
        name="sloUrl"
        label="Single logout (SLO) URL"
        help="The address of the service provider for requests to log out."
      />
      <FormPart title="Request signing" />
      <ProviderFile
        name="publicCert"
        label="Public certificate"
        help="For signed requests: an X.509 certificate in PEM or DER."
      />
      <ProviderFile
        name="privateKey"
        label="Private key"
        help="For signed requests: the RSA key of the certificate in PEM or DER (PKCS#1)."
      />
      <FormPart title="Identity provider" />
      <PlainField name="idpEntityId" label="Entity ID" />
      <PlainField
        name="groupAttributeName"
        label="Group attribute name"
        help="The SAML attribute that lists the groups of a user."
        isRequired={false}
      />
      <MetadataFields />
    </SideForm>
  )
}

function Name({ silo }: { silo: string }) {
  const field = form.useField('name')
  return (
    <NameField
      {...field}
      help={
        <>
          Part of the address that users log in at:{' '}
          <code translate="no">{loginPath(silo, field.value || 'idp-name')}</code>
        </>
      }
    />
  )
}

/** The URL that the provider sends its responses to, derived from the names or entered. */
function AcsUrlFields() {
  const standard = form.useField('isAcsUrlStandard')
  const { isDisabled, ...address } = form.useField('acsUrl')
  return (
    <>
      <CheckedField
        {...address}
        form={form}
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

const sagas = [watchCredentialFiles(form.name, ['publicCert', 'privateKey']), watchKeyPair]

export { form, sagas, IdentityProviderCreateView as View }
