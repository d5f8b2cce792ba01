import { Modal, ModalSection } from '@/ui/Modal/Modal'

export interface GuardDialogProps {
  /** What would be left, and what was typed into it lost. */
  leaving: 'form' | 'page'
  onStay: () => void
  onLeave: () => void
}

const words = {
  form: {
    text: 'What you have entered in this form is not saved yet and will be lost.',
    stay: 'Keep editing',
    leave: 'Leave form',
  },
  page: {
    text: 'What you have entered on this page is not saved yet and will be lost.',
    stay: 'Continue editing',
    leave: 'Leave this page',
  },
} as const

/** Asks before unsaved input is lost. Over a side modal it adds no second darkening. */
export function GuardDialog({ leaving, onStay, onLeave }: GuardDialogProps) {
  const { text, stay, leave } = words[leaving]
  return (
    <Modal
      title="Confirm navigation"
      width="narrow"
      onDismiss={onStay}
      cancelLabel={stay}
      action={{ label: leave, tone: 'danger', onPress: onLeave }}
      isOverlayClear={leaving === 'form'}
    >
      <ModalSection>
        <p>{text}</p>
      </ModalSection>
    </Modal>
  )
}
