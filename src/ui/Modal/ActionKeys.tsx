import { useEffect, useRef } from 'react'
import type { ModalAction } from './modal-action'

/** Elements that handle Enter themselves. */
const TAKES_ENTER = 'a, button, input, textarea, [contenteditable="true"]'

/**
 * Adds keys to a dialog: Enter performs its action unless that is destructive, Ctrl or Cmd and
 * Enter always do. Keys in a form that the action submits are left to the form.
 */
export function ActionKeys({ action }: { action: ModalAction }) {
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
