import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { focusFirstField, focusFirstInvalid } from '@/ui/Field/focusField'
import styles from './Form.module.css'

export interface FormProps {
  /** Lets a button outside the form submit it. */
  id?: string | undefined
  onSubmit: () => void
  /**
   * Grows with every refused submission. The first invalid field then gets the focus or, if there
   * is none, the field that submitted the form.
   */
  failedSubmits?: number | undefined
  /** Ignores submissions, because one is in progress or something prevents them. */
  isBlocked?: boolean | undefined
  /** Focuses the first field on mount, as forms in dialogs do. */
  isFocusedFirst?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Fields are disabled during a submission, so the focused one loses the focus. */
const hasLostFocus = (form: HTMLFormElement) => document.activeElement?.contains(form) ?? true

/** Submits a form with Ctrl or Cmd and Enter. */
export const submitByKeys = (event: KeyboardEvent, form: HTMLElement | null) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  queueMicrotask(() => (form as HTMLFormElement | null)?.requestSubmit())
}

/**
 * A form: its fields, one below the other. Submitting, also with Ctrl or Cmd and Enter from
 * anywhere in it, only calls `onSubmit`, even if the form was opened from within another form.
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
  // Captured, because fields stop the propagation of keys, and handled after them.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // React also reports keys of dialogs opened from here.
    if (form.current?.contains(event.target as Node)) submitByKeys(event, form.current)
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
