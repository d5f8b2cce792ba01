import type { ConfirmRequest } from '@/machines/confirm/confirm.events'
import { commandRequested } from '@/store/commands/events'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/events'
import {
  selectConfirmObstacle,
  selectIsConfirmChecking,
  selectIsConfirmPending,
} from '@/store/confirm/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'

/** Asks for confirmation and stays open until the confirmed action is done. */
export function Question({ title, body, tone, keepLabel, acknowledgement, event }: ConfirmRequest) {
  const send = useSend()
  return (
    <ConfirmDialog
      title={title}
      body={body}
      tone={tone}
      keepLabel={keepLabel}
      acknowledgement={acknowledgement}
      isChecking={useAppSelector(selectIsConfirmChecking)}
      obstacle={useAppSelector(selectConfirmObstacle)}
      isPending={useAppSelector(selectIsConfirmPending)}
      footerAside={commandRequested.match(event) && <EquivalentButton of="confirm" />}
      onConfirm={() => send(confirmAccepted())}
      onDismiss={() => send(confirmDismissed())}
    />
  )
}
