import { FileBadge } from 'lucide-react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectCertificate, selectCertificateActions } from '@/store/silo/certificates/certificates'
import { siloPaths } from '@/store/silo/paths'
import { TextArea } from '@/ui/TextArea/TextArea'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useParams } from '@/views/shell/route-context'

const unchanged = () => undefined

/** A certificate, over the list. The API cannot change one and never returns its key. */
function CertificatePanel() {
  const params = useParams(siloPaths.certificate)
  const certificate = useAppSelector(state => selectCertificate(state, params))
  if (!certificate) return null
  return (
    <ObjectPanel
      kind="Certificate"
      icon={<FileBadge size={16} />}
      object={certificate}
      leaveTo={siloPaths.certificates()}
      below={
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
      }
    />
  )
}

export { selectCertificateActions as actions, CertificatePanel as View }
