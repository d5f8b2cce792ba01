import { createContext } from 'react'

/**
 * Whether Enter in a combobox with a closed list submits its form, as it does in a text field. True
 * in dialogs with one or two fields; a longer form would be submitted by mistake.
 */
export const EnterSubmits = createContext(false)
