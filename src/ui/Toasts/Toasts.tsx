import { useMemo } from 'react'
import { plainText } from '@/lib/rich-text'
import { Announcer } from '@/ui/Announcer/Announcer'
import { Toast, toastTitle, type ToastData } from './Toast'
import styles from './Toasts.module.css'
import { useLeaving } from './useLeaving'

export interface ToastsProps {
  /** Oldest first. Removing one takes it off the screen. */
  toasts: readonly ToastData[]
  onDismiss: (id: ToastData['id']) => void
  onShowCommand: (commandId: number) => void
}

/** The stack of toasts at the bottom left, the newest lowest, above everything else. */
export function Toasts({ toasts, onDismiss, onShowCommand }: ToastsProps) {
  const shown = useLeaving(toasts)
  const messages = useMemo(
    () =>
      toasts.map(toast => ({
        id: toast.id,
        text: `${toastTitle(toast)}: ${plainText(toast.content)}`,
      })),
    [toasts],
  )
  return (
    <>
      {/* Marked so that a modal dialog leaves it within reach. */}
      <div
        className={styles.stack}
        data-testid="Toasts"
        data-react-aria-top-layer="true"
        {...(shown.length > 0 && { role: 'region', 'aria-label': 'Notifications' })}
      >
        {shown.map(({ item, isLeaving }) => (
          <Toast
            key={item.id}
            toast={item}
            isLeaving={isLeaving}
            onDismiss={() => onDismiss(item.id)}
            onShowCommand={onShowCommand}
          />
        ))}
      </div>
      <Announcer messages={messages} />
    </>
  )
}
