import { useId, type ReactNode, useEffect, useRef } from 'react'
import type { Words } from '@/ui/RichText/RichText'
import { Button } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import { CloseButton, Dialog } from '@/ui/Dialog/Dialog'
import styles from './Modal.module.css'

/** The main action of a dialog. */
export interface ModalAction {
  label: string
  onPress?: (() => void) | undefined
  tone?: 'primary' | 'danger' | undefined
  /** Submits this form instead of calling `onPress`. */
  formId?: string | undefined
  isPending?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Disables the action and says why. */
  disabledReason?: Words | null | undefined
}

/** Elements that handle Enter themselves. */
const TAKES_ENTER = 'a, button, input, textarea, [contenteditable="true"]'

/**
 * Adds keys to a dialog: Enter performs its action unless that is destructive, Ctrl or Cmd and
 * Enter always do. Keys in a form that the action submits are left to the form.
 */
function ActionKeys({ action }: { action: ModalAction }) {
  const place = useRef<HTMLSpanElement>(null)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    const dialog = place.current?.parentElement
    const onKeyDown = (event: KeyboardEvent) => {
      const { formId, tone, isPending, isDisabled, disabledReason } = latest.current
      const submit = () => (document.getElementById(formId!) as HTMLFormElement).requestSubmit()
      const onPress = latest.current.onPress ?? (formId === undefined ? undefined : submit)
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !onPress) return
      const isSure = event.ctrlKey || event.metaKey
      const isTaken = event.target instanceof Element && event.target.closest(TAKES_ENTER)
      if (!isSure && (isTaken || formId || tone === 'danger')) return
      event.preventDefault()
      if (!isPending && !isDisabled && !disabledReason) onPress()
    }
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [])
  return <span ref={place} hidden />
}

export interface ModalProps {
  title: string
  /** Called on Escape, a press beside the dialog, or ×. */
  onDismiss: () => void
  /** Called by the cancel button, if that differs. */
  onCancel?: (() => void) | undefined
  children: ReactNode
  width?: 'narrow' | 'medium' | 'free' | undefined
  /** Without an action, the only button closes the dialog. */
  action?: ModalAction | undefined
  /** Replaces the button of the action. */
  actionButton?: ReactNode
  cancelLabel?: string | undefined
  /** Focuses the cancel button at first, from which the action is one Tab away. */
  isCancelFocused?: boolean | undefined
  /** Keeps the dialog open for now, and says why. */
  cancelDisabledReason?: Words | null | undefined
  /** At the left end of the footer. */
  footerAside?: ReactNode
  role?: 'dialog' | 'alertdialog' | undefined
  /** Id of the text that describes the dialog. */
  describedBy?: string | undefined
}

export function Modal({
  title,
  onDismiss,
  onCancel = onDismiss,
  children,
  action,
  width = 'medium',
  ...props
}: ModalProps) {
  const id = useId()
  const isPending = action?.isPending ?? false
  return (
    <Dialog
      labelledBy={`${id}title`}
      describedBy={props.describedBy}
      role={props.role}
      onDismiss={props.cancelDisabledReason ? () => {} : onDismiss}
      overlayClassName={styles.overlay}
      className={cx(styles.modal, styles[width])}
    >
      <header className={styles.header}>
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
      </header>
      <div className={styles.body} data-lists-above>
        {children}
      </div>
      <footer className={styles.footer}>
        <div className={styles.aside}>{props.footerAside}</div>
        <Button
          autoFocus={props.isCancelFocused ?? false}
          isDisabled={isPending}
          disabledReason={props.cancelDisabledReason}
          onPress={onCancel}
        >
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        {props.actionButton}
        {action && (
          <Button
            tone={action.tone ?? 'primary'}
            isPending={isPending}
            isDisabled={action.isDisabled ?? false}
            disabledReason={action.disabledReason}
            {...(action.formId && { type: 'submit', form: action.formId })}
            {...(action.onPress && { onPress: action.onPress })}
          >
            {action.label}
          </Button>
        )}
      </footer>
      {action && <ActionKeys action={action} />}
      <CloseButton
        isDisabled={isPending}
        disabledReason={props.cancelDisabledReason}
        onPress={onDismiss}
      />
    </Dialog>
  )
}

/** A part of a modal's body; parts are separated by rules. */
export function ModalSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}
