import { createContext } from 'react'

/** What a list is of, as named in a sentence; empty outside of lists. */
export const ListNoun = createContext('')
