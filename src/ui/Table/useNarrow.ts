import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { pixelsOf } from '@/ui/rem'
import type { Column } from './column'

/** In rem. A table that does not fit a wider frame scrolls sideways. */
const WIDEST = 48

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
 * is too small for its columns. Call `check` when the size of either may have changed.
 */
export const useNarrow = <Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): { isNarrow: boolean; check: () => void } => {
  const ids = columns.map(({ id }) => id).join()
  const fresh = (): Fit => ({ ids, needed: 0, isNarrow: isPhone() })
  const [fit, setFit] = useState(fresh)
  if (fit.ids !== ids) setFit(fresh())

  const check = useCallback(() => {
    const frame = ref.current?.firstElementChild
    if (frame) setFit(before => measure(before, frame))
  }, [ref])
  useLayoutEffect(check, [check, ids, fit.isNarrow])

  return { isNarrow: fit.isNarrow, check }
}
