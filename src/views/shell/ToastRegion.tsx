import { selectToasts } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { toastDismissed } from '@/store/toasts/slice'
import { Toasts } from '@/ui/Toasts/Toasts'

/** The toasts of the store, on the screen. */
export function ToastRegion() {
  const send = useSend()
  const toasts = useAppSelector(selectToasts)
  return <Toasts toasts={toasts} onDismiss={id => send(toastDismissed({ id: Number(id) }))} />
}
