import { useCallback, useEffect, useState } from 'react'
import type { LateCode } from './lateCode'
import { useArrival } from './useArrival'
import { whenIdle } from './whenIdle'

/** What somebody did with a field before its full code came, and the field goes on from. */
export interface EarlyUse {
  hasFocus: boolean
  /** It was gone to or pressed: it is to open as soon as it can. */
  isWanted: boolean
  /** What was typed into it and is no value yet. */
  typed: string | null
}

const UNUSED: EarlyUse = { hasFocus: false, isWanted: false, typed: null }

/**
 * The full code of a field that is drawn in a plain form until that is there, so that a page need not
 * wait for it. The plain form tells of each use, and none of them is lost.
 */
export const useFullCode = <Code>(late: LateCode<Code>) => {
  const { code, load } = useArrival(late)
  const [early, setEarly] = useState(UNUSED)
  useEffect(() => whenIdle(load), [load])
  const onUse = useCallback(
    (use: Partial<EarlyUse>) => {
      setEarly(before => ({ ...before, ...use }))
      if (use.isWanted) load()
    },
    [load],
  )
  return { code, early, onUse }
}
