import { equivalentsRequested } from '@/store/commands/forms'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectToasts } from '@/store/toasts/selectors'
import { toastDismissed } from '@/store/toasts/slice'
import { Toasts } from '@/ui/Toasts/Toasts'

/** Shows the toasts of the store. */
export function ToastRegion() {
  const send = useSend()
  const toasts = useAppSelector(selectToasts)
  return (
    <Toasts
      toasts={toasts}
      onDismiss={id => send(toastDismissed({ id: Number(id) }))}
      onAct={id => {
        const event = toasts.find(toast => toast.id === id)?.action?.event
        if (event) send({ ...event })
        send(toastDismissed({ id: Number(id) }))
      }}
      onShowCommand={id => send(equivalentsRequested(`command/${id}`))}
    />
  )
}
