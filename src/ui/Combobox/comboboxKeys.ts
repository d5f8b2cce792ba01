import type { KeyboardEvent } from 'react'
import { isCharacter } from '@/ui/Listbox/isCharacter'
import type { useCombobox } from './useCombobox'

type Box = ReturnType<typeof useCombobox>

/** Whether a key types, opens the list or takes from it: all others are for the page around. */
export const isMeantForInput = (event: KeyboardEvent): boolean =>
  ['ArrowDown', 'ArrowUp', 'Enter', 'Backspace', 'Delete'].includes(event.key) || isCharacter(event)

/**
 * What the keys do in the input of a combobox. Enter takes the active option, and with the options
 * closed it is left to `onEnter`: it never submits the form by itself.
 */
export const comboboxKeys =
  (box: Box, onEnter: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (box.isOpen) box.move(event.key === 'ArrowDown' ? 1 : -1)
      else box.open()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const item = box.listed[box.active]
      if (!box.isOpen) onEnter?.()
      else if (item) box.choose(item)
      else box.dismiss()
    } else if (event.key === 'Escape' && box.isOpen) {
      // One press closes one thing: the dialog around the field waits for the next.
      event.stopPropagation()
      box.dismiss()
    }
  }
