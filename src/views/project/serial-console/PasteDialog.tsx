import { formatNumber } from '@/lib/number'
import { useId } from 'react'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import styles from './SerialConsoleView.module.css'

interface PasteDialogProps {
  text: string
  onPaste: () => void
  onDismiss: () => void
}

/** Asks before pasting several lines, which the machine treats as typed. */
export function PasteDialog({ text, onPaste, onDismiss }: PasteDialogProps) {
  const id = useId()
  const count = text.trimEnd().split(/\r\n|\r|\n/).length
  const title = `Paste ${formatNumber(count)} lines`
  return (
    <Modal
      title={title}
      describedBy={id}
      onDismiss={onDismiss}
      action={{ label: title, onPress: onPaste }}
    >
      <ModalSection>
        <p id={id}>
          Each line break is sent as Enter: the machine may run every line as soon as it arrives.
        </p>
        <pre translate="no" tabIndex={0} aria-label="Text to paste" className={styles.text}>
          {text}
        </pre>
      </ModalSection>
    </Modal>
  )
}
