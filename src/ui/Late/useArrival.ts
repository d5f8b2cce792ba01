import { useCallback, useState } from 'react'
import type { LateCode } from './lateCode'

interface Arrival<Code> {
  code?: Code | undefined
  failure?: unknown
}

/** Code that a component is drawn with, once it is there. `load` has it come; again where it did not. */
export const useArrival = <Code>(late: LateCode<Code>) => {
  const [navigationType, setArrival] = useState<Arrival<Code>>(() => ({ code: late.current() }))
  const isHere = navigationType.code !== undefined
  const load = useCallback(() => {
    let isWanted = !isHere
    if (isWanted)
      late.load().then(
        () => isWanted && setArrival({ code: late.current() }),
        (failure: unknown) => isWanted && setArrival({ failure }),
      )
    return () => {
      isWanted = false
    }
  }, [late, isHere])
  return { ...navigationType, load }
}
