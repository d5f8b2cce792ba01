import { focusQuietly } from '@/ui/Field/focusQuietly'

/** How many places are remembered: more than ever go away at once. */
const REMEMBERED = 16

const isThere = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  (element.checkVisibility?.() ?? true)

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled')

/** Where to go on from when nothing else is left: the dialog on top, or the content of the page. */
const fallback = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].findLast(
    isThere,
  ) ?? document.getElementById('content')

export interface FocusKeeper {
  /** Another page is shown: what had the focus on the last one is no place to return to. */
  arrive: () => void
  stop: () => void
}

/**
 * Sees to it that the keyboard always has somewhere to go on from. When what has the focus goes
 * away and nothing nearer takes it over, focus goes to where it was before, or to the dialog on top or
 * the content of the page. A field that is off while its form is sent gets it back from the form; who
 * takes the focus off by a press beside everything is left alone.
 */
export const keepFocus = (): FocusKeeper => {
  // The last one is the latest.
  let places: HTMLElement[] = []
  let hasArrived = false
  let frame = 0

  const isLost = () => document.activeElement === document.body
  const look = () => {
    const last = places.at(-1)
    if (!isLost() || !(last || hasArrived)) return
    if (last && isThere(last)) {
      if (!isDisabled(last)) places = []
      return
    }
    const before = places.findLast(place => isThere(place) && !isDisabled(place))
    const target = before ?? fallback()
    if (target) focusQuietly(target)
  }
  // A dialog or a menu that closes gives the focus back in the next frame. That goes first.
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
  }
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    // What has gone is let go, with all that it stood in.
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
      places = places.filter(place => place === document.activeElement)
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
