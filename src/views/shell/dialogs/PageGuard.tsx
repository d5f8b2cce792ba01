import { guardAccepted, guardDismissed } from '@/store/navigation/events'
import { selectLeaveDialog } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { GuardDialog } from '@/ui/GuardDialog/GuardDialog'
import type { LeaveDialog } from '@/machines/navigation/navigation.events'
import { Button } from '@/ui/Button/Button'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { RichText } from '@/ui/RichText/RichText'

/** Asks what to do with ongoing work when the user leaves its screen. */
function LeaveQuestionDialog({ title, text, other, ...labels }: LeaveDialog) {
  const send = useSend()
  const leaveOtherwise = () => {
    send(other.event)
    send(guardAccepted())
  }
  return (
    <Modal
      title={title}
      onDismiss={() => send(guardDismissed())}
      cancelLabel={labels.stayLabel}
      action={{ label: labels.leaveLabel, onPress: () => send(guardAccepted()) }}
      footerAside={
        <Button tone="danger" onPress={leaveOtherwise}>
          {other.label}
        </Button>
      }
    >
      <ModalSection>
        <p>
          <RichText text={text} />
        </p>
      </ModalSection>
    </Modal>
  )
}

/** Asks whether to leave a page with unsaved input or unfinished work. */
export function PageGuard() {
  const send = useSend()
  const question = useAppSelector(selectLeaveDialog)
  if (question) return <LeaveQuestionDialog {...question} />
  return (
    <GuardDialog
      leaving="page"
      onStay={() => send(guardDismissed())}
      onLeave={() => send(guardAccepted())}
    />
  )
}
