import { createContext, useContext } from 'react'

interface LazyPorts {
  /** Called if code does not load, so that something cannot be shown. */
  readonly onFailure: (cause: unknown) => void
  /** Whether the server is unreachable. Missing code is loaded again when this changes. */
  readonly isOffline: boolean
}

export const LazyContext = createContext<LazyPorts>({ onFailure: () => {}, isOffline: false })

export const useLazyPorts = (): LazyPorts => useContext(LazyContext)
