import { useCallback, useState } from 'react'
import { useLazyPorts } from './lazy-context'
import type { LazyCode } from './lazyCode'

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
