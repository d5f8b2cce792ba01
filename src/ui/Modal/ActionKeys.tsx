import { useEffect, useRef } from 'react'
import type { ModalAction } from './modal-action'

/** Elements that handle Enter themselves. */
const TAKES_ENTER = 'a, button, input, textarea, [contenteditable="true"]'

/**
 * Adds keys to a dialog: Enter performs its action unless that is destructive, Ctrl or Cmd and
 * Enter always do. If the action submits a form, the form handles the keys.
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
      const { onPress, tone, isPending, isDisabled, disabledReason } = latest.current
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !onPress) return
      const isSure = event.ctrlKey || event.metaKey
      const isTaken = event.target instanceof Element && event.target.closest(TAKES_ENTER)
      if (!isSure && (isTaken || tone === 'danger')) return
      event.preventDefault()
      if (!isPending && !isDisabled && !disabledReason) onPress()
    }
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [])
  return <span ref={place} hidden />
}
