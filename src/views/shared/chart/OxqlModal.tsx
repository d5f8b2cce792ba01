import { oxqlTokens } from '@/lib/oxql/tokens'
import { CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Link } from '@/ui/Link/Link'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import styles from './OxqlModal.module.css'

interface OxqlModalProps {
  oxql: string
  prettyOxql: string
  onClose: () => void
}

const GUIDE = 'https://docs.oxide.computer/guides/operator/system-metrics#_oxql_quickstart'

/** The query behind a chart, formatted for reading; copying gives it as sent. */
export function OxqlModal({ oxql, prettyOxql, onClose }: OxqlModalProps) {
  return (
    <Modal
      title="OxQL query"
      width="free"
      onDismiss={onClose}
      footerAside={
        <>
          Learn more about <Link href={GUIDE}>OxQL</Link>
        </>
      }
      actionButton={<CopyTextButton label="Copy query" text={oxql} />}
    >
      <ModalSection>
        <pre className={styles.query} tabIndex={0} aria-label="Query">
          <code translate="no">
            {oxqlTokens(prettyOxql).map(({ kind, text }, index) => (
              <span key={index} data-kind={kind}>
                {text}
              </span>
            ))}
          </code>
        </pre>
      </ModalSection>
    </Modal>
  )
}
