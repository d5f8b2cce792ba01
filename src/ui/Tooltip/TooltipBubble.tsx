import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { useEffect, useId, useMemo, useRef } from 'react'
import { freeArea } from '@/ui/panels'
import type { Tip } from './tooltip.machine'
import styles from './Tooltip.module.css'

export interface TooltipBubbleProps {
  tip: Tip
  onClose: () => void
}

/** Describes the anchor by the tooltip while it is shown. */
const describe = (anchor: Element, id: string): (() => void) => {
  const before = anchor.getAttribute('aria-describedby')
  anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
  return () => {
    if (before) anchor.setAttribute('aria-describedby', before)
    else anchor.removeAttribute('aria-describedby')
  }
}

/**
 * The shown tooltip, beside its anchor. Loaded when the first anchor is reached. Not react-aria's
 * own, which can only be kept within the window.
 */
export function TooltipBubble({ tip, onClose }: TooltipBubbleProps) {
  const { anchor, side, content } = tip
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  const arrow = useRef<HTMLDivElement>(null)
  useEffect(() => describe(anchor, id), [anchor, id])
  const { overlayProps, arrowProps, placement } = useOverlayPosition({
    targetRef: useMemo(() => ({ current: anchor }), [anchor]),
    overlayRef: bubble,
    arrowRef: arrow,
    boundaryElement: freeArea(anchor),
    placement: side,
    offset: 12,
    containerPadding: 16,
    isOpen: true,
    onClose,
  })
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className={styles.bubble}
      style={{ ...overlayProps.style, zIndex: 'var(--z-toast)' }}
    >
      <div {...arrowProps} ref={arrow} className={styles.arrow} data-placement={placement} />
      {content}
    </div>
  )
}
