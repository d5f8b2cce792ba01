import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { focusFirstField, focusFirstInvalid } from '@/ui/Field/focusField'
import styles from './Form.module.css'

export interface FormProps {
  /** Lets a button that stands outside submit the form. */
  id?: string | undefined
  onSubmit: () => void
  /**
   * Grows with every refused submission; the first bad field then gets the focus, or the field that
   * it was sent from when none is.
   */
  failedSubmits?: number | undefined
  /** Swallows submissions: one is running already, or there is a reason against it. */
  isBlocked?: boolean | undefined
  /** Starts in the first field, as forms in dialogs do. */
  isFocusedFirst?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Fields are off while a submission is under way, and one that is loses the focus. */
const hasLostFocus = (form: HTMLFormElement) => document.activeElement?.contains(form) ?? true

/**
 * A form: its fields one below the other. Submitting, with Ctrl or Cmd and Enter from anywhere in it,
 * tells `onSubmit` and nobody else, although the form may have been opened from within another one.
 */
export function Form({ failedSubmits = 0, isFocusedFirst = false, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const lastFocused = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFocusedFirst && form.current) focusFirstField(form.current)
  }, [isFocusedFirst])
  useEffect(() => {
    if (failedSubmits === 0 || !form.current || focusFirstInvalid(form.current)) return
    if (hasLostFocus(form.current)) lastFocused.current?.focus()
  }, [failedSubmits])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!props.isBlocked) props.onSubmit()
  }
  // Caught on its way down, as fields keep keys to themselves, and answered when they are through.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // React tells of keys in dialogs that were opened from here, too.
    if (!form.current?.contains(event.target as Node)) return
    event.preventDefault()
    queueMicrotask(() => form.current?.requestSubmit())
  }
  return (
    <form
      ref={form}
      id={props.id}
      className={cx(styles.form, props.className)}
      autoComplete="off"
      noValidate
      onFocus={event => {
        lastFocused.current = event.target
      }}
      onKeyDownCapture={onKeyDownCapture}
      onSubmit={submit}
    >
      {props.children}
    </form>
  )
}
