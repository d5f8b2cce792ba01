import { pluralize } from '@/lib/text'
import { watchCredentialFiles } from '@/store/credentials/files.saga'
import { selectSiloName } from '@/store/session/session'
import { useAppSelector } from '@/store/setup/hooks'
import { certificateCreateForm as form } from '@/store/silo/certificates/create.form'
import { watchCertificatePreview } from '@/store/silo/certificates/preview.saga'
import { chainNotices, siloHost, validityOf } from '@/store/silo/certificates/rules'
import { selectOrigin } from '@/store/tab/slice'
import { DateCell } from '@/ui/Cells/Cells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Property, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { TypedFileField } from '@/views/shared/kept-file-field/TypedFileField'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { ValidUntil } from './ValidUntil'

function Cert() {
  const host = siloHost(useAppSelector(selectSiloName), useAppSelector(selectOrigin))
  return (
    <TypedFileField
      {...form.useField('cert')}
      label="Certificate"
      placeholder="-----BEGIN CERTIFICATE-----"
      help={`The certificate and its chain, in PEM. It must be for the host of the silo: ${host}.`}
      isRequired
    />
  )
}

/** What the chosen certificates say. */
function Preview() {
  const { value: file } = form.useField('cert')
  const silo = useAppSelector(selectSiloName)
  const origin = useAppSelector(selectOrigin)
  const { chain = [], readAt: now = 0 } = file ?? {}
  const [own] = chain
  if (!own) return null
  const iso = (time: number) => new Date(time).toISOString()
  const notices = chainNotices(chain, { silo, origin, now })
  return (
    <Stack as="section" aria-label="Preview of the certificate" gap={2}>
      <PropertiesTable>
        <Property label="Hostnames">{own.hosts.join(', ') || <EmptyCell />}</Property>
        <Property label="Issuer">{own.issuer || <EmptyCell />}</Property>
        <Property label="Valid from">
          <DateCell date={iso(own.notBefore)} />
        </Property>
        <Property label="Valid until">
          <ValidUntil date={iso(own.notAfter)} validity={validityOf(own, now)} />
        </Property>
        <Property label="Chain">
          {pluralize('certificate', chain.length)}:{' '}
          {chain.map(({ subject, issuer }) => subject || issuer).join(' → ')}
        </Property>
      </PropertiesTable>
      <div role="status">
        {notices.map(notice => (
          <Message key={notice} tone="notice">
            {notice}
          </Message>
        ))}
      </div>
    </Stack>
  )
}

/** A new certificate, over the list. */
function CertificateCreateModal() {
  return (
    <SideForm form={form} title="Create certificate">
      <Message>
        The silo uses the certificate at once; it may take a minute to show. To renew one, add the
        new one, open the console in a new window to check that it works, then delete the old one.
      </Message>
      <IdentityFields useField={form.useField} />
      <Cert />
      <Preview />
      <form.Field
        name="key"
        as={TypedFileField}
        label="Private key"
        placeholder="-----BEGIN PRIVATE KEY-----"
        help="The private key of the certificate, in PEM."
        isRequired
      />
    </SideForm>
  )
}

const sagas = [watchCredentialFiles(form.name, ['cert', 'key']), watchCertificatePreview]

export { form, sagas, CertificateCreateModal as View }
