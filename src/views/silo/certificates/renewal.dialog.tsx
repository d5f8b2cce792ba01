import { FileBadge } from 'lucide-react'
import { useForm } from '@/store/forms/hooks'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  certificateRenewalForm as form,
  machines,
  selectCertificateWarning,
  warningDismissed,
} from '@/store/silo/certificates/warning'
import { watchCertificateEnds } from '@/store/silo/certificates/warning.saga'
import { requestForm } from '@/store/silo/forms'
import { siloPaths } from '@/store/silo/paths'
import { Button } from '@/ui/Button/Button'
import { Stack } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import bar from '@/views/shell/connection/ConnectionBar.module.css'

/** Shown over every page while the silo is about to be without a valid certificate. */
function CertificateWarning() {
  const send = useSend()
  const warning = useAppSelector(selectCertificateWarning)
  if (!warning) return null
  return (
    <div role="status" className={bar.bar}>
      <FileBadge size={16} className={bar.icon} />
      <p className={bar.text}>
        <strong>{warning.text}</strong>{' '}
        <Link href={siloPaths.certificate({ certificate: warning.name })}>{warning.name}</Link>
      </p>
      <div className={bar.actions}>
        <Button
          size="sm"
          className={bar.action}
          onPress={() => send(requestForm('certificateRenewal', {}))}
        >
          How to renew
        </Button>
        {warning.isDismissible && (
          <Button size="sm" className={bar.action} onPress={() => send(warningDismissed())}>
            Dismiss
          </Button>
        )}
      </div>
    </div>
  )
}

/** How to renew a certificate without losing the way to the console. */
function RenewalDialog() {
  const { cancel } = useForm(form)
  return (
    <Modal title="Renew a certificate" cancelLabel="Close" onDismiss={cancel}>
      <ModalSection>
        <Stack as="ol" gap={2} paddingLeft={5} listStyle="decimal">
          <li>
            <Link href={siloPaths.certificateCreate()}>Add the new certificate</Link> beside the old
            one. The silo uses it at once; it may take a minute to show.
          </li>
          <li>Open the console in a new window, to check that browsers accept it.</li>
          <li>Then delete the old certificate.</li>
        </Stack>
      </ModalSection>
    </Modal>
  )
}

const sagas = [watchCertificateEnds]

export { CertificateWarning as Card, form, machines, sagas, RenewalDialog as View }
