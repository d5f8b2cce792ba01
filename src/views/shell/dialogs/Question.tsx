import type { ConfirmRequest } from '@/machines/confirm/confirm.events'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/events'
import { selectIsConfirmPending } from '@/store/confirm/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'

/** Asks for confirmation, and stays until what was confirmed is over. */
export function Question({ title, body, tone }: ConfirmRequest) {
  const send = useSend()
  const isPending = useAppSelector(selectIsConfirmPending)
  return (
    <ConfirmDialog
      title={title}
      body={body}
      tone={tone}
      isPending={isPending}
      onConfirm={() => send(confirmAccepted())}
      onDismiss={() => send(confirmDismissed())}
    />
  )
}
