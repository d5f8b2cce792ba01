import { createContext, useContext } from 'react'
import type { Scope } from '@/store/explorer/scope'

/** What the page is about. */
export const ScopeContext = createContext<Scope>('system')

export const useScope = () => useContext(ScopeContext)
