import { useLayoutEffect, useState, type RefObject } from 'react'
import { pixelsOf } from '@/ui/rem'
import type { Column } from './column'
import { throttle } from './throttle'

/** In rem. A table that does not fit a wider frame scrolls sideways. */
const WIDEST = 48

const CHECK_EVERY_MS = 125

const isPhone = (): boolean => window.matchMedia?.('(width < 40em)').matches ?? false

interface Fit {
  /** The columns it is about. */
  ids: string
  /** The width in pixels below which they do not fit, as far as is known. */
  needed: number
  isNarrow: boolean
}

/** The same object if nothing has changed. */
const measure = (fit: Fit, { clientWidth, scrollWidth }: Element): Fit => {
  const overflows = !fit.isNarrow && scrollWidth > clientWidth + 1
  const needed = overflows ? Math.min(scrollWidth, pixelsOf(WIDEST)) : fit.needed
  const isNarrow = isPhone() || clientWidth < needed
  return fit.needed === needed && fit.isNarrow === isNarrow ? fit : { ...fit, needed, isNarrow }
}

/**
 * Whether the rows of a table have two lines: on a phone, and in a frame of a tablet or a panel that
 * is too small for its columns.
 */
export const useNarrow = <Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): boolean => {
  const ids = columns.map(({ id }) => id).join()
  const fresh = (): Fit => ({ ids, needed: 0, isNarrow: isPhone() })
  const [fit, setFit] = useState(fresh)
  if (fit.ids !== ids) setFit(fresh())

  useLayoutEffect(() => {
    const frame = ref.current?.firstElementChild
    if (!frame) return
    const { call: check, cancel } = throttle(() => {
      setFit(before => measure(before, frame))
    }, CHECK_EVERY_MS)
    check()
    const observer = new ResizeObserver(check)
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [ref, ids, fit.isNarrow])

  return fit.isNarrow
}
