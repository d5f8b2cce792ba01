import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { RichText, type Words } from '@/ui/RichText/RichText'

export interface ConfirmDialogProps {
  title: string
  /** One paragraph each. */
  body: readonly Words[]
  tone?: 'primary' | 'danger' | undefined
  /** The answer was yes, and what it started is not over yet. */
  isPending?: boolean | undefined
  onConfirm: () => void
  onDismiss: () => void
}

/** Asks before something is done that cannot be taken back easily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal
      title={props.title}
      onDismiss={props.onDismiss}
      action={{
        label: 'Confirm',
        tone: props.tone,
        isPending: props.isPending,
        onPress: props.onConfirm,
      }}
    >
      <ModalSection>
        {props.body.map((paragraph, index) => (
          <p key={index}>
            <RichText text={paragraph} />
          </p>
        ))}
      </ModalSection>
    </Modal>
  )
}
