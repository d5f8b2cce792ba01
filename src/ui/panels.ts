import { useSyncExternalStore, type RefObject, useEffect } from 'react'

/**
 * The area that a panel must stay within, flipping to the other side if needed: the page around the
 * panel's trigger, which ends at the top bar, or the window if the trigger is not in a page.
 */
export const freeArea = (element: Element | null | undefined): Element =>
  element?.closest('[data-free-area]') ?? document.body

/** The area does not change while the panel is open. */
const subscribe = () => () => undefined

/** The free area for the element in a ref. */
export const useFreeArea = (trigger: RefObject<Element | null>): Element =>
  useSyncExternalStore(subscribe, () => freeArea(trigger.current))

type ElementRef = RefObject<HTMLElement | null>

/** Closes the panel on a press outside, which still has its usual effect. */
export const usePressOutside = (
  panelRef: ElementRef,
  triggerRef: ElementRef,
  onClose: () => void,
): void =>
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return
      if (panelRef.current?.contains(target) || triggerRef.current?.contains(target)) return
      onClose()
    }
    document.addEventListener('pointerdown', onPointerDown, { capture: true })
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true })
  }, [panelRef, triggerRef, onClose])
