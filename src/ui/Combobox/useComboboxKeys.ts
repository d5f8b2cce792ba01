import { useContext, type KeyboardEvent } from 'react'
import { EnterSubmits } from './EnterSubmits'
import type { ComboboxText } from './useComboboxText'

export interface ComboboxEnter {
  allowsArbitraryValues?: boolean | undefined
  /** What Enter does while the options are closed, where it does not submit the form (`EnterSubmits`). */
  onEnter?: (() => void) | undefined
}

interface ListState {
  /** Also while it is about to be. */
  isOpen: boolean
  /** The arrow keys have come to an option. */
  hasOption: boolean
  close: () => void
}

/** What Enter and Escape do to the text of a combobox, and to its list. */
export const useComboboxKeys = (props: ComboboxEnter, box: ComboboxText) => {
  const submits = useContext(EnterSubmits)
  return (event: KeyboardEvent<HTMLInputElement>, { isOpen, hasOption, close }: ListState) => {
    // Whoever draws the list closes it: a dialog around it must still find it open.
    if (event.key === 'Escape' && isOpen) box.giveUp()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isSent = event.ctrlKey || event.metaKey
    // What is typed is decided on before the form is sent, as when the field is left.
    if (isSent || (!isOpen && submits)) box.settle()
    if (isSent) return
    event.preventDefault()
    if (!isOpen && submits) event.currentTarget.form?.requestSubmit()
    else if (!isOpen) props.onEnter?.()
    else if (!hasOption) {
      event.stopPropagation()
      if (box.meant) box.choose(box.meant)
      // Where the text means nothing, the list stays to choose from.
      if (box.meant || props.allowsArbitraryValues) close()
    }
  }
}

export type ComboboxKeys = ReturnType<typeof useComboboxKeys>
