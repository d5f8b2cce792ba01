import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Item } from '@/ui/Listbox/item'
import { isCharacter } from '@/ui/Listbox/isCharacter'
import { moveActive } from '@/ui/Listbox/moveActive'
import { findTyped, typeOn, type Typed } from './typeahead'

interface SelectInput {
  items: readonly Item[]
  value: string
  onChange: (value: string) => void
  isDisabled: boolean
  onBlur: (() => void) | undefined
}

/** How a button and its list of options answer to keys, presses and the coming and going of focus. */
export function useSelect({ items, value, onChange, isDisabled, onBlur }: SelectInput) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>({ text: '', at: 0 })
  // The option the keyboard is at; -1 for none, null while the list is closed.
  const [active, setActive] = useState<number | null>(null)
  const isOpen = active !== null && !isDisabled

  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true })
  }, [isOpen])

  const open = () => {
    typed.current = { text: '', at: 0 }
    setActive(items.findIndex(item => item.value === value))
  }
  const close = () => {
    button.current?.focus()
    setActive(null)
  }
  const choose = (item: Item) => {
    close()
    if (item.value !== value) onChange(item.value)
  }

  const onListKey = (event: KeyboardEvent) => {
    const from = active ?? -1
    const move = (index: number) => {
      event.preventDefault()
      if (index !== -1) setActive(index)
    }
    const isSearching = typed.current.text !== ''
    if (event.key === 'ArrowDown') move(moveActive(items, from, 1))
    else if (event.key === 'ArrowUp') move(moveActive(items, from, -1))
    else if (event.key === 'Home') move(moveActive(items, -1, 1))
    else if (event.key === 'End') move(moveActive(items, items.length, -1))
    // The browser then moves on from the button.
    else if (event.key === 'Tab') close()
    else if (event.key === 'Escape') {
      // One press closes one thing: the dialog around the field waits for the next.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' || (event.key === ' ' && !isSearching)) {
      event.preventDefault()
      const item = items[from]
      if (item && !item.isDisabled) choose(item)
      else close()
    } else if (isCharacter(event)) {
      typed.current = typeOn(typed.current, event.key, event.timeStamp)
      move(findTyped(items, typed.current.text, from))
    }
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  const onFieldBlur = (event: FocusEvent<HTMLElement>) => {
    // Still inside when another window took the focus, which it will give back.
    if (event.currentTarget.contains(document.activeElement)) return
    if (event.currentTarget.contains(event.relatedTarget)) return
    setActive(null)
    onBlur?.()
  }

  return {
    button,
    list,
    isOpen,
    active: active ?? -1,
    point: setActive,
    choose,
    onFieldBlur,
    onListKey,
    buttonProps: { onClick: () => (isOpen ? close() : open()), onKeyDown: onButtonKey },
  }
}
