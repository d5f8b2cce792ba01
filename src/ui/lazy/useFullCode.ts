import { useEffect, useState, type KeyboardEvent } from 'react'
import type { LazyCode } from './lazyCode'
import { useLazyCode } from './useLazyCode'
import { whenIdle } from './whenIdle'

/**
 * The code that opens the list of a field. The field is drawn without it, so that a page need not wait
 * for it. It loads when the browser is idle, or at once when the list is wanted, which then opens as
 * soon as it can. `early` makes the field want it until then; `onBlur` is what leaving the field does.
 */
export const useFullCode = <Code>(lazy: LazyCode<Code>, onBlur?: () => void) => {
  const { code, load } = useLazyCode(lazy)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(load), [load])
  const want = (isWantedNow = true) => {
    setWanted(isWantedNow)
    if (isWantedNow) load()
  }
  const early = {
    onClick: () => want(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      want()
    },
    onBlur: () => {
      want(false)
      onBlur?.()
    },
  }
  return { code, isWanted, want, early }
}
