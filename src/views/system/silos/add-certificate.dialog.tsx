import { certificateAddForm as form } from '@/store/system/silos/add-certificate.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { TypedFileField } from '@/views/shared/kept-file-field/TypedFileField'

/** Another certificate for the silo being created. */
function CertificateAddModal() {
  return (
    <ModalForm form={form} title="Add TLS certificate" submitLabel="Add certificate">
      <IdentityFields useField={form.useField} />
      <form.Field
        name="cert"
        as={TypedFileField}
        label="Certificate"
        placeholder="-----BEGIN CERTIFICATE-----"
        help="The certificate and its chain, in PEM."
        isRequired
      />
      <form.Field
        name="key"
        as={TypedFileField}
        label="Private key"
        placeholder="-----BEGIN PRIVATE KEY-----"
        help="The private key of the certificate, in PEM."
        isRequired
      />
    </ModalForm>
  )
}

export { form, CertificateAddModal as View }
