import { useMemo, useState } from 'react'
import { plainText } from '@/lib/rich-text'
import { Announcer } from '@/ui/Announcer/Announcer'
import { Button } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import { Toast, toastTitle, type ToastData } from './Toast'
import styles from './Toasts.module.css'
import { useClearPlace } from './useClearPlace'
import { useLeaving } from './useLeaving'

/** Number of toasts shown in full. If there are more, the oldest fold into a line above them. */
const WHOLE = 3

export interface ToastsProps {
  /** Oldest first. Removing a toast hides it. */
  toasts: readonly ToastData[]
  onDismiss: (id: ToastData['id']) => void
  /** Does what a toast offers. */
  onAct: (id: ToastData['id']) => void
  onShowCommand: (commandId: number) => void
}

/** The stack of toasts at the bottom left, newest at the bottom, above everything else. */
export function Toasts({ toasts, onDismiss, onAct, onShowCommand }: ToastsProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const folded = Math.max(0, toasts.length - WHOLE)
  if (isUnfolded && folded === 0) setIsUnfolded(false)
  const isFolded = folded > 0 && !isUnfolded
  const shown = useLeaving(toasts)
  const whole = isFolded ? shown.filter(({ item }) => toasts.indexOf(item) >= folded) : shown
  const stack = useClearPlace(shown.length > 0)
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
      {/* Marked so that modal dialogs keep it operable. */}
      <div
        ref={stack}
        className={styles.stack}
        data-unfolded={isUnfolded || undefined}
        data-testid="Toasts"
        data-react-aria-top-layer="true"
        {...(shown.length > 0 && { role: 'region', 'aria-label': 'Notifications' })}
      >
        {isFolded && (
          <div className={cx(styles.toast, styles.folded)}>
            <span className={styles.text}>
              {folded === 1 ? '1 earlier notification' : `${folded} earlier notifications`}
            </span>
            <Button size="sm" tone="ghost" onPress={() => setIsUnfolded(true)}>
              Show all
            </Button>
          </div>
        )}
        {whole.map(({ item, isLeaving }) => (
          <Toast
            key={item.id}
            toast={item}
            isLeaving={isLeaving}
            onDismiss={() => onDismiss(item.id)}
            onAct={() => onAct(item.id)}
            onShowCommand={onShowCommand}
          />
        ))}
      </div>
      <Announcer messages={messages} />
    </>
  )
}
