import {
  certificateAddForm,
  useCertificateField as useField,
} from '@/store/system/silos/add-certificate.form'
import { FileField } from '@/ui/FileField/FileField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useFiles } from '@/views/shell/files-context'

/** Another certificate for a silo that is being created. */
function CertificateAddModal() {
  return (
    <ModalForm form={certificateAddForm} title="Add TLS certificate" submitLabel="Add certificate">
      <IdentityFields useField={useField} />
      <PemField name="cert" label="Cert" help="The certificate and its chain, in PEM" />
      <PemField name="key" label="Key" help="The private key of the certificate, in PEM" />
    </ModalForm>
  )
}

interface PemFieldProps {
  name: 'cert' | 'key'
  label: string
  help: string
}

function PemField({ name, ...props }: PemFieldProps) {
  const files = useFiles()
  const { value, onChange, ...field } = useField(name)
  return (
    <FileField
      {...field}
      {...props}
      file={value}
      onChoose={file => onChange(file && files.keep(file))}
      isRequired
    />
  )
}

export { certificateAddForm as form, CertificateAddModal as View }
