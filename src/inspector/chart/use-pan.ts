import { useEffect, useState, type RefObject } from 'react'

/** The main button of a mouse or a pen. Fingers scroll by themselves. */
const canDrag = ({ button, pointerType }: PointerEvent) => button === 0 && pointerType !== 'touch'

/** Scrolls an element by dragging what is in it; says whether that is being done. */
export const usePan = (scroller: RefObject<HTMLElement | null>): boolean => {
  const [isPanning, setIsPanning] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let last: PointerEvent | null = null
    const press = (event: PointerEvent) => {
      // The scroll bars are dragged as ever.
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
    // Also when the browser takes the pointer away.
    element.addEventListener('lostpointercapture', end, { signal })
    return () => unlisten.abort()
  }, [scroller])
  return isPanning
}
