import { useCallback, useContext, useEffect, useRef, type KeyboardEvent } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import type { ControlProps } from '@/ui/Field/Field'
import { focusQuietly, isFocusedQuietly } from '@/ui/Field/focusQuietly'
import type { EarlyUse } from '@/ui/Late/useFullCode'
import { EnterSubmits } from './EnterSubmits'
import { useScrollOfPage } from './useScrollOfPage'

interface ComboboxInputProps extends Omit<ControlProps, 'id' | 'disabled' | 'aria-invalid'> {
  className: string
  placeholder: string
  early: EarlyUse
  /** There is something to list, if only that nothing matches. */
  hasList: boolean
  /** Enter with the list open and no option at hand. False where the text means none. */
  onTake: () => boolean
  /** Escape with the list open. */
  onGiveUp: () => void
  /** The form is about to be sent by a key: what is typed is decided on, as when the field is left. */
  onSettle: () => void
  /** Enter with the list closed. */
  onEnter: (() => void) | undefined
}

/** What react-aria tells an element before a dialog or menu that closes gives it the focus back. */
const RESTORED = 'react-aria-focus-scope-restore'

/**
 * The input of a combobox. The list opens when somebody goes to it, but not when it is focused for
 * its message, at the beginning of a dialog or when one that was opened over it closes: it would
 * cover what is to be read.
 */
export function ComboboxInput({ early, hasList, ...handlers }: ComboboxInputProps) {
  const { onTake, onGiveUp, onSettle, onEnter, ...props } = handlers
  const state = useContext(ComboBoxStateContext)
  const submits = useContext(EnterSubmits)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(state)
  /** The frame in which the list is to open. */
  const opening = useRef(0)
  useEffect(() => {
    latest.current = hasList ? state : null
    if (!hasList && state?.isOpen) state.close()
  })
  // That something was scrolled would close it, and is told of in the next frame: what brings the
  // input into view. In the one after it comes what the message of the field left for it has moved.
  const openSoon = useCallback(() => {
    const open = () => {
      if (input.current === document.activeElement && !latest.current?.isOpen)
        latest.current?.open(null, 'focus')
    }
    cancelAnimationFrame(opening.current)
    opening.current = requestAnimationFrame(() => {
      opening.current = requestAnimationFrame(open)
    })
  }, [])
  useScrollOfPage(input, state?.isOpen ?? false, openSoon)
  const begin = useRef<EarlyUse | null>(early)
  useEffect(() => {
    const { hasFocus = false, isWanted = false } = begin.current ?? {}
    begin.current = null
    if (!hasFocus || !input.current) return
    focusQuietly(input.current)
    if (isWanted) openSoon()
  }, [openSoon])

  useEffect(() => {
    const element = input.current
    const onRestored = (event: Event) => {
      event.preventDefault()
      if (element) focusQuietly(element)
    }
    element?.addEventListener(RESTORED, onRestored)
    return () => element?.removeEventListener(RESTORED, onRestored)
  }, [])

  const onKeyDownCapture = (event: KeyboardEvent) => {
    // These close the list, also one that has yet to open.
    if (event.key === 'Escape' || event.key === 'Enter') cancelAnimationFrame(opening.current)
    if (event.key === 'Escape' && state?.isOpen) onGiveUp()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isSent = event.ctrlKey || event.metaKey
    if (isSent || (!state?.isOpen && submits)) onSettle()
    if (isSent) return
    event.preventDefault()
    if (!state?.isOpen && submits) input.current?.form?.requestSubmit()
    else if (!state?.isOpen) onEnter?.()
    else if (state.selectionManager.focusedKey === null) {
      event.stopPropagation()
      if (onTake()) state.close()
    }
  }
  return (
    <Input
      {...props}
      ref={input}
      onFocus={({ target }) => {
        // It is told of a focus, too, when the one on an option has ended.
        if (!state?.isFocused && !isFocusedQuietly(target)) openSoon()
      }}
      onClick={() => {
        if (!state?.isOpen) openSoon()
      }}
      onInput={() => {
        if (!state?.isOpen) state?.open(null, 'input')
      }}
      onKeyDownCapture={onKeyDownCapture}
    />
  )
}
