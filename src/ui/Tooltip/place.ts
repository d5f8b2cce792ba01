import type { Side } from './tooltip.machine'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Place {
  side: Side
  left: number
  top: number
  /** Distance of the arrow's middle from the tip's left (top, bottom) or upper edge (left, right). */
  arrow: number
}

type Extent = Pick<Box, 'width' | 'height'>

const GAP = 12
const PADDING = 16
/** Keeps the arrow off the rounded corners. */
const ARROW_INSET = 10

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)))

const roomOn = (side: Side, anchor: Box, view: Extent): number => {
  if (side === 'top') return anchor.top
  if (side === 'left') return anchor.left
  return side === 'bottom'
    ? view.height - anchor.top - anchor.height
    : view.width - anchor.left - anchor.width
}

/** The wished side, or the opposite one when only that has room. */
const chooseSide = (wished: Side, anchor: Box, tip: Extent, view: Extent): Side => {
  const isVertical = wished === 'top' || wished === 'bottom'
  const needed = (isVertical ? tip.height : tip.width) + GAP + PADDING / 2
  const fits = (side: Side) => roomOn(side, anchor, view) >= needed
  return !fits(wished) && fits(OPPOSITE[wished]) ? OPPOSITE[wished] : wished
}

/** Where a tip goes beside its anchor: centred, flipped and shifted so that it stays in view. */
export const place = (wished: Side, anchor: Box, tip: Extent, view: Extent): Place => {
  const side = chooseSide(wished, anchor, tip, view)
  const middleX = anchor.left + anchor.width / 2
  const middleY = anchor.top + anchor.height / 2
  if (side === 'top' || side === 'bottom') {
    const left = clamp(middleX - tip.width / 2, PADDING, view.width - PADDING - tip.width)
    const top = side === 'top' ? anchor.top - GAP - tip.height : anchor.top + anchor.height + GAP
    return { side, left, top, arrow: clamp(middleX - left, ARROW_INSET, tip.width - ARROW_INSET) }
  }
  const top = clamp(middleY - tip.height / 2, PADDING, view.height - PADDING - tip.height)
  const left = side === 'left' ? anchor.left - GAP - tip.width : anchor.left + anchor.width + GAP
  return { side, left, top, arrow: clamp(middleY - top, ARROW_INSET, tip.height - ARROW_INSET) }
}
