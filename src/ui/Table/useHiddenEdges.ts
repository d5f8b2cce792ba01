import { useEffect, type RefObject } from 'react'
import { throttle } from './throttle'

const CHECK_EVERY_MS = 125

/** Positions are fractional on scaled screens. */
const TOLERANCE = 1

/**
 * Marks a scroll frame with `data-hidden-start` and `data-hidden-end` while content is scrolled
 * out on that side. Written to the element directly: scrolling must not render rows.
 */
export const useHiddenEdges = (ref: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const { call: check, cancel } = throttle(() => {
      const rest = frame.scrollWidth - frame.clientWidth - frame.scrollLeft
      frame.toggleAttribute('data-hidden-start', frame.scrollLeft > TOLERANCE)
      frame.toggleAttribute('data-hidden-end', rest > TOLERANCE)
    }, CHECK_EVERY_MS)
    frame.addEventListener('scroll', check, { passive: true })
    const observer = new ResizeObserver(check)
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    return () => {
      cancel()
      observer.disconnect()
      frame.removeEventListener('scroll', check)
    }
  }, [ref])
