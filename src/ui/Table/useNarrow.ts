import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { pixelsOf } from '@/ui/rem'
import type { Column } from './column'
import { throttle } from './throttle'

/** In rem. A table that does not fit a wider frame scrolls sideways. */
const WIDEST = 48

const CHECK_EVERY_MS = 125

const isPhone = (): boolean => window.matchMedia?.('(width < 40em)').matches ?? false

/**
 * Whether the rows of a table have two lines: on a phone, and in a frame of a tablet or a panel that
 * is too small for its columns.
 */
export const useNarrow = <Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): boolean => {
  const [isNarrow, setNarrow] = useState(isPhone)
  /** The width that the columns needed when they last did not fit. */
  const needed = useRef(0)
  const ids = columns.map(({ id }) => id).join()

  useLayoutEffect(() => {
    needed.current = 0
    setNarrow(isPhone)
  }, [ids])

  useLayoutEffect(() => {
    const frame = ref.current?.firstElementChild
    if (!frame) return
    const check = () => {
      const { clientWidth, scrollWidth } = frame
      if (isNarrow) {
        setNarrow(isPhone() || clientWidth < needed.current)
      } else if (scrollWidth > clientWidth + 1 && clientWidth < pixelsOf(WIDEST)) {
        needed.current = Math.min(scrollWidth, pixelsOf(WIDEST))
        setNarrow(true)
      }
      if (isPhone()) setNarrow(true)
    }
    check()
    const { call, cancel } = throttle(check, CHECK_EVERY_MS)
    const observer = new ResizeObserver(call)
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [ref, ids, isNarrow])

  return isNarrow
}
