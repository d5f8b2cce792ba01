import { useEffect, type RefObject } from 'react'
import { throttle } from './throttle'

const CHECK_EVERY_MS = 125

/** In pixels: positions are fractional on scaled screens. */
const TOLERANCE = 1

const FOCUSABLE = 'a, button, input, [tabindex]'

/**
 * Marks the parent of a scroll frame with `data-hidden-start` and `data-hidden-end` while content
 * is hidden on that side, and gives it the frame's height as `--height`. Sets them directly, so
 * that scrolling does not render rows. Calls `also`, which must be stable, whenever it looks.
 */
export const useHiddenEdges = (ref: RefObject<HTMLElement | null>, also: () => void): void =>
  useEffect(() => {
    const shell = ref.current
    const frame = shell?.firstElementChild
    if (!shell || !(frame instanceof HTMLElement)) return
    const { call: check, cancel } = throttle(() => {
      also()
      const most = frame.scrollWidth - frame.clientWidth
      shell.toggleAttribute('data-hidden-start', frame.scrollLeft > TOLERANCE)
      shell.toggleAttribute('data-hidden-end', most - frame.scrollLeft > TOLERANCE)
      shell.style.setProperty('--height', `${frame.offsetHeight}px`)
      // To be scrolled by keyboard, unless something in it can have the focus.
      if (most > TOLERANCE && !frame.querySelector(FOCUSABLE)) frame.tabIndex = 0
      else frame.removeAttribute('tabindex')
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
  }, [ref, also])
