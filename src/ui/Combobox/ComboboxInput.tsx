import { useCallback, useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import type { ControlProps } from '@/ui/Field/Field'
import { focusQuietly, isFocusedQuietly } from '@/ui/Field/focusQuietly'
import type { ComboboxKeys } from './useComboboxKeys'
import type { ComboboxText } from './useComboboxText'
import { useScrollOfPage } from './useScrollOfPage'

export interface ComboboxInputProps {
  field: ControlProps
  box: ComboboxText
  placeholder?: string | undefined
  allowsArbitraryValues?: boolean | undefined
  /** The list was wanted before it could open. */
  isWanted: boolean
  onKeyDown: ComboboxKeys
}

/** What react-aria tells an element before a dialog or menu that closes gives it the focus back. */
const RESTORED = 'react-aria-focus-scope-restore'

/**
 * The input of a combobox. The list opens when somebody goes to it, but not when it is focused for
 * its message, at the beginning of a dialog or when one that was opened over it closes: it would
 * cover what is to be read.
 */
export function ComboboxInput(props: ComboboxInputProps) {
  const { box, isWanted } = props
  const { id, disabled: _disabled, 'aria-invalid': _invalid, ...field } = props.field
  const hasList = !props.allowsArbitraryValues || box.listed.length > 0
  const state = useContext(ComboBoxStateContext)
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
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    // The one that was in its place until now.
    if (!(before instanceof HTMLInputElement) || before.id !== id || !input.current) return
    focusQuietly(input.current)
    input.current.setSelectionRange(before.selectionStart, before.selectionEnd)
    if (isWanted) openSoon()
  }, [before, id, isWanted, openSoon])

  useEffect(() => {
    const element = input.current
    const onRestored = (event: Event) => {
      event.preventDefault()
      if (element) focusQuietly(element)
    }
    element?.addEventListener(RESTORED, onRestored)
    return () => element?.removeEventListener(RESTORED, onRestored)
  }, [])

  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>) => {
    // These close the list, also one that has yet to open.
    if (event.key === 'Escape' || event.key === 'Enter') cancelAnimationFrame(opening.current)
    props.onKeyDown(event, {
      isOpen: state?.isOpen ?? false,
      hasOption: state !== null && state.selectionManager.focusedKey !== null,
      close: () => state?.close(),
    })
  }
  return (
    <Input
      {...field}
      ref={input}
      className={cx(shared.input)}
      placeholder={props.placeholder ?? ''}
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
