import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { cx } from '@/ui/cx'
import styles from './ResizeHandle.module.css'

/** Pixels per press of an arrow key. */
const STEP = 24

export interface ResizeHandleProps {
  /** Names the resized element. */
  label: string
  /**
   * The edge of the resized element that the handle is at: the element is to its right, or below
   * it.
   */
  edge: 'left' | 'top'
  /** In pixels, like `min` and `max`. */
  size: number
  min: number
  max: number
  onResize: (size: number) => void
}

/** An edge that can be dragged, or moved with the arrow keys, Home and End. */
export function ResizeHandle({ label, edge, size, min, max, onResize }: ResizeHandleProps) {
  const start = useRef<{ at: number; size: number } | null>(null)
  const isLeft = edge === 'left'
  const resize = (next: number) => onResize(Math.round(Math.min(max, Math.max(min, next))))
  const at = ({ clientX, clientY }: PointerEvent) => (isLeft ? clientX : clientY)

  const onKeyDown = (event: KeyboardEvent) => {
    const [more, less] = isLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const sizes = new Map([
      [more, size + STEP],
      [less, size - STEP],
      ['Home', min],
      ['End', max],
    ])
    const next = sizes.get(event.key)
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { at: at(event), size }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (start.current) resize(start.current.size + start.current.at - at(event))
  }
  const end = () => {
    start.current = null
  }

  return (
    <div
      role="separator"
      aria-label={label}
      aria-orientation={isLeft ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={cx(styles.handle, styles[edge])}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
