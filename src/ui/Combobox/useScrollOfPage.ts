import { useEffect, type RefObject } from 'react'

/** Events by which users scroll. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown']

/**
 * Calls back when the page around an open list scrolls, but not by the user: to bring the field
 * into view, or because an element above it changed its size. React-aria closes the list on any
 * scroll.
 */
export const useScrollOfPage = (
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onScroll: () => void,
) =>
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    const end = () => controller.abort()
    for (const type of BY_HAND) window.addEventListener(type, end, { signal, capture: true })
    const tell = ({ target }: Event) => {
      if (target instanceof Node && target.contains(field.current)) onScroll()
    }
    window.addEventListener('scroll', tell, { signal, capture: true })
    return end
  }, [field, isOpen, onScroll])
