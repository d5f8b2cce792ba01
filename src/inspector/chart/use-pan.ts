import { useEffect, useState, type RefObject } from 'react'

/** The main button of a mouse or pen. Touch scrolls natively. */
const canDrag = ({ button, pointerType }: PointerEvent) => button === 0 && pointerType !== 'touch'

/** Scrolls an element by dragging its content. Returns whether it is being dragged. */
export const usePan = (scroller: RefObject<HTMLElement | null>): boolean => {
  const [isPanning, setIsPanning] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let last: PointerEvent | null = null
    const press = (event: PointerEvent) => {
      // Scroll bars keep their own dragging.
      const { left, top } = element.getBoundingClientRect()
      const isOnBar =
        event.clientX - left > element.clientWidth || event.clientY - top > element.clientHeight
      if (!canDrag(event) || isOnBar) return
      last = event
      element.setPointerCapture(event.pointerId)
      setIsPanning(true)
    }
    const move = (event: PointerEvent) => {
      if (!last) return
      element.scrollLeft -= event.clientX - last.clientX
      element.scrollTop -= event.clientY - last.clientY
      last = event
    }
    const end = () => {
      last = null
      setIsPanning(false)
    }
    const unlisten = new AbortController()
    const { signal } = unlisten
    element.addEventListener('pointerdown', press, { signal })
    element.addEventListener('pointermove', move, { signal })
    // Also fires if the browser takes the pointer away.
    element.addEventListener('lostpointercapture', end, { signal })
    return () => unlisten.abort()
  }, [scroller])
  return isPanning
}
