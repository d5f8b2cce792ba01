import { useEffect, type RefObject } from 'react'

/** What somebody scrolls with. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown']

/**
 * Tells when what is around an open list was scrolled, but by nobody: to bring its field into view, or
 * because something that comes above it moved it. React-aria closes the list for any scrolling.
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
