import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { Modal, ModalSection } from '@/ui/Modal/Modal'

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
        <CodeBlock label="Object as JSON">{text}</CodeBlock>
      </ModalSection>
    </Modal>
  )
}
