import { createContext, useContext, type RefObject } from 'react'

/** The one part of the frame that scrolls. */
export const PaneContext = createContext<RefObject<HTMLElement | null>>({ current: null })

export const usePane = () => useContext(PaneContext)
