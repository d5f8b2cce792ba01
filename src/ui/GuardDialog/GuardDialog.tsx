import { Modal, ModalSection } from '@/ui/Modal/Modal'

export interface GuardDialogProps {
  /** What would be left, losing its input. */
  leaving: 'form' | 'page'
  onStay: () => void
  onLeave: () => void
}

const texts = {
  form: 'What you have entered in this form is not saved yet and will be lost.',
  page: 'What you have entered on this page is not saved yet and will be lost.',
} as const

/** Asks before unsaved input is lost. */
export function GuardDialog({ leaving, onStay, onLeave }: GuardDialogProps) {
  return (
    <Modal
      title="Discard changes?"
      width="narrow"
      onDismiss={onStay}
      cancelLabel="Keep editing"
      action={{ label: 'Leave', tone: 'danger', onPress: onLeave }}
    >
      <ModalSection>
        <p>{texts[leaving]}</p>
      </ModalSection>
    </Modal>
  )
}
