import { FileBadge } from 'lucide-react'
import type { ViewOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectCertificate, selectCertificateActions } from '@/store/silo/certificates/certificates'
import { siloPaths } from '@/store/silo/paths'
import { Badge } from '@/ui/Badge/Badge'
import { DateCell } from '@/ui/Cells/Cells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { TextArea } from '@/ui/TextArea/TextArea'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useParams } from '@/views/shell/route-context'
import { ValidUntil } from './ValidUntil'

const unchanged = () => undefined

/** A certificate, over the list. The API cannot change one and never returns its key. */
function CertificatePanel() {
  const params = useParams(siloPaths.certificate)
  const certificate = useAppSelector(state => selectCertificate(state, params))
  if (!certificate) return null
  const [own] = certificate.chain ?? []
  return (
    <ObjectPanel
      kind="Certificate"
      icon={<FileBadge size={16} />}
      object={certificate}
      leaveTo={siloPaths.certificates()}
      below={
        <>
          <Chain chain={certificate.chain} />
          <TextArea
            name="cert"
            label="Certificate"
            value={certificate.cert}
            onChange={unchanged}
            rows={12}
            isMonospace
            isCopyable
            isDisabled
            isOptionalHidden
          />
        </>
      }
    >
      <Property label="Hostnames">
        {certificate.hosts.join(', ')}{' '}
        {certificate.isOtherName && <Badge tone="notice">other name</Badge>}
      </Property>
      {own && <Property label="Subject">{own.subject || <EmptyCell />}</Property>}
      <Property label="Issuer">{certificate.issuer || <EmptyCell />}</Property>
      {own && (
        <Property label="Valid from">
          <DateCell date={new Date(own.notBefore).toISOString()} />
        </Property>
      )}
      <Property label="Valid until">
        <ValidUntil date={certificate.validUntil} validity={certificate.validity} />
      </Property>
    </ObjectPanel>
  )
}

type CertificateView = ViewOf<typeof selectCertificate>

/** The certificates that follow the silo's own, up to the one of the root. */
function Chain({ chain = [] }: Pick<CertificateView, 'chain'>) {
  if (chain.length < 2) return null
  return (
    <section>
      <h3>Chain</h3>
      <ol>
        {chain.map(({ subject, issuer }, index) => (
          <li key={index}>
            {subject}, issued by {issuer}
          </li>
        ))}
      </ol>
    </section>
  )
}

export { selectCertificateActions as actions, CertificatePanel as View }
