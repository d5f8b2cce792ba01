import { CopyTextButton } from '@/ui/CopyCode/CopyTextButton'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import styles from './JsonModal.module.css'

interface JsonModalProps {
  text: string
  onDismiss: () => void
}

/** An object as JSON, with the keys of the API. */
export function JsonModal({ text, onDismiss }: JsonModalProps) {
  return (
    <Modal
      title="JSON"
      width="free"
      cancelLabel="Close"
      onDismiss={onDismiss}
      actionButton={<CopyTextButton label="Copy JSON" text={text} />}
    >
      <ModalSection>
        <pre className={styles.text} tabIndex={0} aria-label="Object as JSON">
          <code>{text}</code>
        </pre>
      </ModalSection>
    </Modal>
  )
}
