import { useEffect, useId, useMemo } from 'react'
import { OverlayArrow, Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { cx } from '@/ui/cx'
import type { Tip } from './tooltip.machine'
import styles from './Tooltip.module.css'

export interface TooltipBubbleProps {
  tip: Tip
  /** Where it is drawn. */
  container: HTMLElement
  onClose: () => void
}

/** The anchor is described by the tip for as long as it shows. */
const describe = (anchor: Element, id: string): (() => void) => {
  const before = anchor.getAttribute('aria-describedby')
  anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
  return () => {
    if (before) anchor.setAttribute('aria-describedby', before)
    else anchor.removeAttribute('aria-describedby')
  }
}

/** A tip that shows, beside its anchor. Loaded when the first anchor is reached. */
export function TooltipBubble({ tip, container, onClose }: TooltipBubbleProps) {
  const { anchor, side, content } = tip
  const id = useId()
  useEffect(() => describe(anchor, id), [anchor, id])
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const state = useMemo(
    () => ({ isOpen: true, shouldSkipAnimation: true, open: () => {}, close: onClose }),
    [onClose],
  )
  const place = { id, triggerRef, placement: side, offset: 12, containerPadding: 16 }
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...place}
        isOpen
        UNSTABLE_portalContainer={container}
        className={cx(styles.bubble)}
        style={{ zIndex: 'var(--z-toast)' }}
      >
        <OverlayArrow className={cx(styles.arrow)} />
        {content}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
