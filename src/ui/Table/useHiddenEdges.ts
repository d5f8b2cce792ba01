import { useEffect, type RefObject } from 'react'
import { throttle } from './throttle'

const CHECK_EVERY_MS = 125

/** In pixels: positions are fractional on scaled screens. */
const TOLERANCE = 1

const FOCUSABLE = 'a, button, input, [tabindex]'

/** A cell of the first column, after those of checkboxes. */
const LEAD = 'table[data-selects] tr > :nth-child(2), table:not([data-selects]) tr > :first-child'

/**
 * Marks the parent of a scroll frame with `data-hidden-start` and `data-hidden-end` while content
 * is hidden on that side, and gives it the frame's height as `--height` and the width of the first
 * column as `--lead-width`. Sets them directly, so that scrolling does not render rows. Calls
 * `also`, which must be stable, whenever it looks. Brings a cell that gets the focus into view.
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
      const lead = frame.querySelector<HTMLElement>(LEAD)
      if (lead) shell.style.setProperty('--lead-width', `${lead.offsetWidth}px`)
      // To be scrolled by keyboard, unless something in it can have the focus.
      if (most > TOLERANCE && !frame.querySelector(FOCUSABLE)) frame.tabIndex = 0
      else frame.removeAttribute('tabindex')
    }, CHECK_EVERY_MS)
    // Browsers leave an element where it is if a part of it is in the frame, even if covered.
    const reveal = ({ target }: FocusEvent) => {
      const canScroll = frame.scrollWidth - frame.clientWidth > TOLERANCE
      if (canScroll && target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    frame.addEventListener('scroll', check, { passive: true })
    frame.addEventListener('focusin', reveal)
    const observer = new ResizeObserver(check)
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    return () => {
      cancel()
      observer.disconnect()
      frame.removeEventListener('scroll', check)
      frame.removeEventListener('focusin', reveal)
    }
  }, [ref, also])
