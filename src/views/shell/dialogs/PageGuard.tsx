import { guardAccepted, guardDismissed } from '@/store/navigation/events'
import { useSend } from '@/store/setup/hooks'
import { GuardDialog } from '@/ui/GuardDialog/GuardDialog'

/** Asks whether a page with a form that was begun may be left. */
export function PageGuard() {
  const send = useSend()
  return (
    <GuardDialog
      leaving="page"
      onStay={() => send(guardDismissed())}
      onLeave={() => send(guardAccepted())}
    />
  )
}
