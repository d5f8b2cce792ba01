import {
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { cx } from '@/ui/cx'
import type { ControlProps } from '@/ui/Field/Field'
import { focusQuietly, isFocusedQuietly } from '@/ui/FocusKeeper/keepFocus'
import type { ComboboxKeys } from './useComboboxKeys'
import type { ComboboxText } from './useComboboxText'
import shared from '@/ui/Field/control.module.css'

/** Events by which users scroll. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown']

/**
 * Calls back when the page around an open list scrolls, but not by the user: to bring the field
 * into view, or because an element above it changed its size. React-aria closes the list on any
 * scroll.
 */
const useScrollOfPage = (
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onScroll: () => void,
) =>
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    const end = () => controller.abort()
    for (const type of BY_HAND) window.addEventListener(type, end, { signal, capture: true })
    const tell = ({ target }: Event) => {
      if (target instanceof Node && target.contains(field.current)) onScroll()
    }
    window.addEventListener('scroll', tell, { signal, capture: true })
    return end
  }, [field, isOpen, onScroll])

export interface ComboboxInputProps {
  field: ControlProps
  box: ComboboxText
  placeholder?: string | undefined
  allowsArbitraryValues?: boolean | undefined
  /** Whether the list was requested before it could open. */
  isWanted: boolean
  onKeyDown: ComboboxKeys
}

/**
 * The event that react-aria sends to an element before a closing dialog or menu returns the focus
 * to it.
 */
const RESTORED = 'react-aria-focus-scope-restore'

/**
 * The input of a combobox. The list opens when the user goes to the input, but not if the input
 * gets the focus because of its error, at the start of a dialog or from a dialog that closes: the
 * list would cover what the user is about to read.
 */
export function ComboboxInput(props: ComboboxInputProps) {
  const { box, isWanted } = props
  const { id, disabled: _disabled, 'aria-invalid': _invalid, ...field } = props.field
  const hasList = !props.allowsArbitraryValues || box.listed.length > 0
  const state = useContext(ComboBoxStateContext)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(state)
  /** The animation frame in which the list is to open. */
  const opening = useRef(0)
  useEffect(() => {
    latest.current = hasList ? state : null
    if (!hasList && state?.isOpen) state.close()
  })
  // Scrolling closes the list. The scroll that brings the input into view is reported in the next
  // frame, and the one caused by removing the field's error in the frame after that.
  const openSoon = useCallback(() => {
    const open = () => {
      // React-aria closes only a list that has been rendered, and the next key may come first.
      if (input.current === document.activeElement && !latest.current?.isOpen)
        flushSync(() => latest.current?.open(null, 'focus'))
    }
    cancelAnimationFrame(opening.current)
    opening.current = requestAnimationFrame(() => {
      opening.current = requestAnimationFrame(open)
    })
  }, [])
  useScrollOfPage(input, state?.isOpen ?? false, openSoon)
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    // The input that this one replaces.
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
    // Both keys close the list, even if it has yet to open.
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
        // Focus is also reported when virtual focus on an option ends.
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
