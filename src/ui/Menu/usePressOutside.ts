import { useEffect, type RefObject } from 'react'

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
