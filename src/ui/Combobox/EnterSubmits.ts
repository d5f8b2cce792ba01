import { createContext } from 'react'

/**
 * Whether Enter in a combobox whose list is closed submits the form around it, as it does in a field
 * of text. It does in a dialog of a field or two; in a longer form it would be sent by mistake.
 */
export const EnterSubmits = createContext(false)
