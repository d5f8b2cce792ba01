import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { type LazyCode, useLazyCode } from './lazyCode'
import { whenIdle } from './whenIdle'

/**
 * The code of a field's list. The field renders without it, so that the page need not wait. It
 * loads when the browser is idle, or at once if the list is requested, which then opens as soon as
 * possible. `early` handles such requests until then; `onBlur` is called when the field is left.
 */
export const useFullCode = <Code>(lazy: LazyCode<Code>, onBlur?: () => void) => {
  const { code, load } = useLazyCode(lazy)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(load), [load])
  const want = (isWantedNow = true) => {
    setWanted(isWantedNow)
    // If the code is here already, not at once: were the field replaced between the events of one
    // press, the rest of the press would miss it.
    if (isWantedNow) requestAnimationFrame(load)
  }
  const early = {
    // Of a mouse, not only the click: the field may be replaced before the button is released.
    onPointerDown: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && want(),
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
