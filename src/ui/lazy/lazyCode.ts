import { createContext, useContext, useCallback, useState } from 'react'

interface LazyPorts {
  /** Called if code does not load, so that something cannot be shown. */
  readonly onFailure: (cause: unknown) => void
  /** Whether the server is unreachable. Missing code is loaded again when this changes. */
  readonly isOffline: boolean
}

export const LazyContext = createContext<LazyPorts>({ onFailure: () => {}, isOffline: false })

export const useLazyPorts = (): LazyPorts => useContext(LazyContext)

export interface LazyCode<Code> {
  /** The code, once loaded. */
  current: () => Code | undefined
  /** Resolves once the code is loaded. */
  load: () => Promise<void>
  /** Loads ahead of need. Failures are ignored: loading again retries. */
  prefetch: () => void
}

/** Code that loads on first use, after the page's own, and then stays. */
export const lazyCode = <Code>(fetchCode: () => Promise<Code>): LazyCode<Code> => {
  let code: Code | undefined
  const load = async () => {
    code ??= await fetchCode()
  }
  return { current: () => code, load, prefetch: () => void load().catch(() => {}) }
}

/** Code for rendering a component, once loaded. `load` loads it, or retries after a failure. */
export const useLazyCode = <Code>(lazy: LazyCode<Code>) => {
  const { onFailure } = useLazyPorts()
  const [code, setCode] = useState(lazy.current)
  const isHere = code !== undefined
  const load = useCallback(() => {
    let isWanted = !isHere
    if (isWanted)
      lazy.load().then(
        () => isWanted && setCode(() => lazy.current()),
        (cause: unknown) => isWanted && onFailure(cause),
      )
    return () => {
      isWanted = false
    }
  }, [lazy, isHere, onFailure])
  return { code, load }
}
