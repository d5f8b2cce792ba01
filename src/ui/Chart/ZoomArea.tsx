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
/** In milliseconds and pixels: taps that are further apart are two taps. */
const DOUBLE_TAP = { time: 400, distance: 30 }

/** Calls back for two quick taps at one place, for which not every browser sends `dblclick`. */
const useDoubleTap = (onDoubleTap: (() => void) | undefined) => {
  const last = useRef<{ at: number; x: number; y: number } | null>(null)
  return ({ timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
    const before = last.current
    const isSecond =
      before !== null &&
      at - before.at < DOUBLE_TAP.time &&
      Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP.distance
    last.current = isSecond ? null : { at, x, y }
    if (isSecond) onDoubleTap?.()
  }
}

/**
 * Selects a window of a chart by dragging over it. Escape cancels the drag. A finger that moves up
 * or down scrolls the page.
 */
export function ZoomArea({ window, width, onZoom, onDoubleClick, children }: ZoomAreaProps) {
  const from = useRef<number | null>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const positionOf = ({ clientX, currentTarget }: PointerEvent) =>
    Math.min(width, Math.max(0, clientX - currentTarget.getBoundingClientRect().left))
  const tap = useDoubleTap(onDoubleClick)
  const cancel = () => {
    from.current = null
    setDrag(null)
  }
  return (
    <div
      className={styles.zoom}
      onPointerDown={event => {
        if (event.button === 0 && event.isPrimary) from.current = positionOf(event)
      }}
      onPointerMove={event => {
        const start = from.current
        if (start === null) return
        const to = positionOf(event)
        if (!drag && Math.abs(to - start) < SHORTEST_DRAG) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setDrag({ from: start, to })
      }}
      onPointerUp={event => {
        const selected = drag && zoomWindow(window, drag.from / width, drag.to / width)
        if (!drag && event.pointerType === 'touch') tap(event)
        cancel()
        if (selected) onZoom(selected)
      }}
      // The browser scrolls the page or zooms it.
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
