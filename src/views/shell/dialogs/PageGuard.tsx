import { guardAccepted, guardDismissed } from '@/store/navigation/events'
import { selectLeaveDialog } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { GuardDialog } from '@/ui/GuardDialog/GuardDialog'
import { LeaveQuestionDialog } from './LeaveQuestionDialog'

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
