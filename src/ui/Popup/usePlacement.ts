import { useLayoutEffect, type RefObject } from 'react'

const GAP = 12
const MARGIN = 8
const ROOM_WANTED = 200

/** Where a popup of this height goes, beside an anchor in a window of this height. */
export const placement = (anchor: { top: number; bottom: number }, windowHeight: number) => {
  const below = windowHeight - anchor.bottom - GAP - MARGIN
  const above = anchor.top - GAP - MARGIN
  const isBelow = below >= ROOM_WANTED || below >= above
  return isBelow
    ? { side: 'below' as const, room: below, edge: anchor.bottom + GAP }
    : { side: 'above' as const, room: above, edge: windowHeight - anchor.top + GAP }
}

/**
 * Keeps a popup at its anchor and as wide, below it if there is room and else above, while the
 * page scrolls and resizes under both.
 */
export function usePlacement(
  anchorRef: RefObject<HTMLElement | null>,
  popupRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const anchor = anchorRef.current?.getBoundingClientRect()
      const popup = popupRef.current
      if (!anchor || !popup) return
      const { side, room, edge } = placement(anchor, window.innerHeight)
      popup.style.left = `${anchor.left}px`
      popup.style.width = `${anchor.width}px`
      popup.style.top = side === 'below' ? `${edge}px` : 'auto'
      popup.style.bottom = side === 'below' ? 'auto' : `${edge}px`
      popup.style.setProperty('--room', `${Math.max(room, 0)}px`)
    }
    place()
    // Capturing, because any of the containers around the anchor may be the one that scrolls.
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [anchorRef, popupRef])
}
