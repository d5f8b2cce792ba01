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
  /** The same for dates with their time of day. */
  roomy: number
  isNarrow: boolean
  isTight: boolean
}

/** The same object if nothing has changed. */
const measure = (fit: Fit, { clientWidth, scrollWidth }: Element): Fit => {
  const overflows = !fit.isNarrow && scrollWidth > clientWidth + 1
  const roomy = overflows && !fit.isTight ? scrollWidth : fit.roomy
  const needed = overflows && fit.isTight ? Math.min(scrollWidth, pixelsOf(WIDEST)) : fit.needed
  const isTight = clientWidth < roomy
  const isNarrow = isPhone() || clientWidth < needed
  const isSame = fit.isNarrow === isNarrow && fit.isTight === isTight
  return isSame && fit.needed === needed && fit.roomy === roomy
    ? fit
    : { ...fit, needed, roomy, isNarrow, isTight }
}

/**
 * Whether a table is too wide for its frame: then dates leave out the time of day (`isTight`), and if
 * that is not enough in a frame of a tablet or a panel, and on phones, rows have two lines
 * (`isNarrow`). Call `check` when the size of either may have changed.
 */
export const useNarrow = <Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): { isNarrow: boolean; isTight: boolean; check: () => void } => {
  const ids = columns.map(({ id }) => id).join()
  const fresh = (): Fit => ({ ids, needed: 0, roomy: 0, isNarrow: isPhone(), isTight: false })
  const [fit, setFit] = useState(fresh)
  if (fit.ids !== ids) setFit(fresh())

  const check = useCallback(() => {
    const frame = ref.current?.firstElementChild
    if (frame) setFit(before => measure(before, frame))
  }, [ref])
  useLayoutEffect(check, [check, ids, fit.isNarrow, fit.isTight])

  return { isNarrow: fit.isNarrow, isTight: fit.isTight, check }
}
