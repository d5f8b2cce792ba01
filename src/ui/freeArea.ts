import { useSyncExternalStore, type RefObject } from 'react'

/**
 * What a panel that hangs on an element is to keep within, and turns to its other side for: the page
 * around the element, which ends at the top bar, or the window where it is in no page.
 */
export const freeArea = (element: Element | null | undefined): Element =>
  element?.closest('[data-free-area]') ?? document.body

/** It stays where it is as long as the panel is open. */
const subscribe = () => () => undefined

/** The same for a panel that hangs on what a ref holds. */
export const useFreeArea = (trigger: RefObject<Element | null>): Element =>
  useSyncExternalStore(subscribe, () => freeArea(trigger.current))
