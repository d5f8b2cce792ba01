import { useCallback, useState } from 'react'
import type { LazyCode } from './lazyCode'

interface Loaded<Code> {
  code?: Code | undefined
  failure?: unknown
}

/** Code for rendering a component, once loaded. `load` loads it, or retries after a failure. */
export const useLazyCode = <Code>(lazy: LazyCode<Code>) => {
  const [loaded, setLoaded] = useState<Loaded<Code>>(() => ({ code: lazy.current() }))
  const isHere = loaded.code !== undefined
  const load = useCallback(() => {
    let isWanted = !isHere
    if (isWanted)
      lazy.load().then(
        () => isWanted && setLoaded({ code: lazy.current() }),
        (failure: unknown) => isWanted && setLoaded({ failure }),
      )
    return () => {
      isWanted = false
    }
  }, [lazy, isHere])
  return { ...loaded, load }
}
