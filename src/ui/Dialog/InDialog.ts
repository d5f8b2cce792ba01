import { createContext } from 'react'

/** Whether what is drawn stands in a dialog: what opens from it must lie above that. */
export const InDialog = createContext(false)
