import { useEffect, useRef } from 'react'

const QUIETLY = 'data-focused-quietly'

/** Focuses a field without opening what it would open for a user, such as a list. */
export const focusQuietly = (target: HTMLElement): void => {
  target.toggleAttribute(QUIETLY, true)
  target.focus({ preventScroll: true })
  target.removeAttribute(QUIETLY)
}

/** Whether a focus event comes from `focusQuietly`. */
export const isFocusedQuietly = (target: Element): boolean => target.hasAttribute(QUIETLY)

/** Number of elements remembered: more than are ever removed at once. */
const REMEMBERED = 16

const isThere = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  (element.checkVisibility?.() ?? true)

const isOfPage = (element: HTMLElement): boolean =>
  element.isConnected && element.closest('main') !== null

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled')

/** Where the focus goes if nothing else is left: the topmost dialog, or the content of the page. */
const fallback = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].findLast(
    isThere,
  ) ?? document.getElementById('content')

export interface FocusKeeper {
  /**
   * Call when another page is shown. After a link of the sidebar, the page's heading gets the focus.
   * What the user has used of the page below, if only a panel opens or closes over it, gets the focus
   * back; the frame around the pages does not.
   */
  arrive: () => void
  stop: () => void
}

/**
 * Keeps the keyboard focus from getting lost. If the focused element disappears and nothing else
 * takes the focus, it moves back to where it was before, or to the topmost dialog or the content of
 * the page. Fields that are disabled while their form is submitted get the focus back from the
 * form. A user who removes the focus by a press on nothing is left alone.
 */
export const keepFocus = (): FocusKeeper => {
  // Latest last.
  let places: HTMLElement[] = []
  let hasArrived = false
  let frame = 0

  const isLost = () => document.activeElement === document.body
  const look = () => {
    const last = places.at(-1)
    if (!isLost() || !(last || hasArrived)) return
    if (last && !hasArrived && isThere(last)) {
      if (!isDisabled(last)) places = []
      return
    }
    const before = places.findLast(place => isThere(place) && !isDisabled(place))
    const target = before ?? fallback()
    if (target) focusQuietly(target)
  }
  // Closing dialogs and menus return the focus in the next frame, which takes precedence.
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
  }
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    // Drops removed elements, so that they and their ancestors can be freed.
    const before = places.filter(place => place !== target && place.isConnected)
    places = [...before, target].slice(-REMEMBERED)
    hasArrived = false
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) lookSoon()
  }
  const observer = new MutationObserver(() => {
    if (isLost() && places.length > 0) lookSoon()
  })

  document.addEventListener('focusin', note)
  document.addEventListener('focusout', onFocusOut)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['inert', 'hidden'],
  })
  return {
    arrive: () => {
      const { activeElement } = document
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading && isThere(heading) && activeElement?.matches('aside a')) {
        heading.tabIndex = -1
        focusQuietly(heading)
      }
      places = places.filter(place => place === document.activeElement || isOfPage(place))
      hasArrived = true
      lookSoon()
    },
    stop: () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', onFocusOut)
      observer.disconnect()
    },
  }
}

/**
 * Keeps the focus from getting lost on any page. `place` identifies the page on the screen; null
 * for none.
 */
export const useFocusKeeper = (place: unknown): void => {
  const keeper = useRef<FocusKeeper | null>(null)
  const shown = useRef(place)
  useEffect(() => {
    keeper.current = keepFocus()
    return keeper.current.stop
  }, [])
  useEffect(() => {
    if (shown.current !== null && shown.current !== place) keeper.current?.arrive()
    shown.current = place
  }, [place])
}
