import { useContext, type KeyboardEvent, createContext } from 'react'
import type { ComboboxText } from './useComboboxText'

/**
 * Whether Enter in a combobox with a closed list submits its form, as it does in a text field. True
 * in dialogs with one or two fields; a longer form would be submitted by mistake.
 */
export const EnterSubmits = createContext(false)

export interface ComboboxEnter {
  allowsArbitraryValues?: boolean | undefined
  /**
   * Called on Enter while the list is closed, if Enter does not submit the form (`EnterSubmits`).
   */
  onEnter?: (() => void) | undefined
}

interface ListState {
  /** Also true while the list is about to open. */
  isOpen: boolean
  /** Whether the arrow keys have reached an option. */
  hasOption: boolean
  close: () => void
}

/** Handles Enter and Escape in a combobox. */
export const useComboboxKeys = (props: ComboboxEnter, box: ComboboxText) => {
  const submits = useContext(EnterSubmits)
  return (event: KeyboardEvent<HTMLInputElement>, { isOpen, hasOption, close }: ListState) => {
    // The list itself closes on Escape, because a dialog around it must still see it open.
    if (event.key === 'Escape' && isOpen) box.giveUp()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isSent = event.ctrlKey || event.metaKey
    // Settles the text before the form is submitted, as when the field is left.
    if (isSent || (!isOpen && submits)) box.settle()
    if (isSent) return
    event.preventDefault()
    if (!isOpen && submits) event.currentTarget.form?.requestSubmit()
    else if (!isOpen) props.onEnter?.()
    else if (!hasOption) {
      event.stopPropagation()
      if (box.first) box.choose(box.first)
      // If nothing matches, the list stays open.
      if (box.first || props.allowsArbitraryValues) close()
    }
  }
}

export type ComboboxKeys = ReturnType<typeof useComboboxKeys>
