import { createContext } from 'react'

/** Whether a component is rendered in a dialog: what it opens must be above that. */
export const InDialog = createContext(false)
