import { createContext, useContext } from 'react'
import type { App } from '@/app/create-app'
import type { View } from './view'

/** The code of routes and dialogs that has arrived. */
export type LoadedCode = Pick<App<View>, 'screens' | 'dialogs'>

const CodeContext = createContext<LoadedCode>({ screens: new Map(), dialogs: new Map() })

export const CodeProvider = CodeContext

export const useLoadedCode = () => useContext(CodeContext)
