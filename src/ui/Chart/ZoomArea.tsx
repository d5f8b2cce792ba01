import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { zoomWindow } from '@/lib/chart-ticks'
import type { TimeWindow } from '@/lib/time-range'
import styles from './TimeChart.module.css'

interface ZoomAreaProps {
  window: TimeWindow
  /** Width of the plot, which begins at the left edge, in pixels. */
  width: number
  /** Called with the window that was selected. */
  onZoom: (window: TimeWindow) => void
  onDoubleClick?: () => void
  children: ReactNode
}

/** In pixels: a shorter drag is a click. */
const SHORTEST_DRAG = 6

/** Selects a window of a chart by dragging over it. Escape cancels the drag. */
export function ZoomArea({ window, width, onZoom, onDoubleClick, children }: ZoomAreaProps) {
  const from = useRef<number | null>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const positionOf = ({ clientX, currentTarget }: PointerEvent) =>
    Math.min(width, Math.max(0, clientX - currentTarget.getBoundingClientRect().left))
  const cancel = () => {
    from.current = null
    setDrag(null)
  }
  return (
    <div
      className={styles.zoom}
      onPointerDown={event => {
        // A finger scrolls the page, and its position shows the values there.
        if (event.button === 0 && event.pointerType !== 'touch') from.current = positionOf(event)
      }}
      onPointerMove={event => {
        const start = from.current
        if (start === null) return
        const to = positionOf(event)
        if (!drag && Math.abs(to - start) < SHORTEST_DRAG) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setDrag({ from: start, to })
      }}
      onPointerUp={() => {
        const selected = drag && zoomWindow(window, drag.from / width, drag.to / width)
        cancel()
        if (selected) onZoom(selected)
      }}
      onPointerCancel={cancel}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
      onDoubleClick={onDoubleClick}
    >
      {children}
      {drag && (
        <div
          className={styles.selection}
          style={{ left: Math.min(drag.from, drag.to), width: Math.abs(drag.to - drag.from) }}
        />
      )}
    </div>
  )
}
