import { createContext, useContext } from 'react'
import type { App } from '@/create-app'
import type { View } from './route-tree'

/** The code loaded for routes and dialogs, and the API operations available so far. */
export type LoadedCode = Pick<
  App<View>,
  'routes' | 'screens' | 'dialogs' | 'operations' | 'rack' | 'late'
>

const CodeContext = createContext<LoadedCode>({
  routes: [],
  screens: new Map(),
  dialogs: new Map(),
  operations: {},
  rack: { known: null, steps: null },
  late: {},
})

export const CodeProvider = CodeContext

export const useLoadedCode = () => useContext(CodeContext)
