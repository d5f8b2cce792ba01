import { watchCredentialFiles } from '@/store/credentials/files.saga'
import { selectSiloName } from '@/store/session/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import {
  certificateCreateForm,
  useCertificateCreateField as useField,
} from '@/store/silo/certificates/create.form'
import { Message } from '@/ui/Message/Message'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { TypedFileField } from '@/views/shared/kept-file-field/TypedFileField'
import { SideForm } from '@/views/shared/side-form/SideForm'

function Cert() {
  const silo = useAppSelector(selectSiloName)
  return (
    <TypedFileField
      {...useField('cert')}
      label="Certificate"
      placeholder="-----BEGIN CERTIFICATE-----"
      help={`The certificate and its chain, in PEM. It must be for the host that the silo is reached at: ${silo}.sys and the domain of the rack.`}
      isRequired
    />
  )
}

function Key() {
  return (
    <TypedFileField
      {...useField('key')}
      label="Private key"
      placeholder="-----BEGIN PRIVATE KEY-----"
      help="The private key of the certificate, in PEM."
      isRequired
    />
  )
}

/** A new certificate, over the list. */
function CertificateCreateModal() {
  return (
    <SideForm form={certificateCreateForm} title="New certificate" submitLabel="Add certificate">
      <Message>The silo uses the certificate at once; it may take a minute to show.</Message>
      <IdentityFields useField={useField} />
      <Cert />
      <Key />
    </SideForm>
  )
}

const sagas = [watchCredentialFiles(certificateCreateForm.name, ['cert', 'key'])]

export { certificateCreateForm as form, sagas, CertificateCreateModal as View }
