import { useEffect, useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { useTooltipLayer } from './TooltipLayer'
import type { Side, Tip } from './tooltip.machine'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** No tooltip if empty. */
  content: ReactNode
  /** The one element that the tooltip describes. */
  children: ReactNode
  side?: Side
  /** In milliseconds. */
  delay?: number
  /** Shows only while the element's text is cut off. */
  isForCutText?: boolean
  /** Shows on a tap even on a button, for buttons that do nothing else. */
  isOnTap?: boolean
}

/** Only a part of the text may give way. */
const isCut = (element: Element): boolean => {
  const { scrollWidth, clientWidth } = element.querySelector('[data-cut]') ?? element
  return scrollWidth > clientWidth
}

/** Whether a tap has an effect, and so must not show a tooltip. */
const doesSomething = (element: Element): boolean =>
  element.closest('a[href], button:not([aria-disabled="true"])') !== null

/**
 * Describes its child while the pointer rests on it or it has keyboard focus, and on a tap. The
 * wrapper has no box and only listens to events of its child, so any element can be a trigger. A
 * page can have hundreds, because the layer renders the one tooltip.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = 250,
  isForCutText = false,
  isOnTap = false,
}: TooltipProps) {
  const send = useTooltipLayer()
  const ref = useRef<HTMLSpanElement>(null)
  const anchorRef = useRef<Element>(null)

  const leave = () => {
    if (anchorRef.current) send({ type: 'left', anchor: anchorRef.current })
    anchorRef.current = null
  }
  const reach = (show: (tip: Tip) => void) => {
    const anchor = ref.current?.firstElementChild
    if (!anchor || !content || (isForCutText && !isCut(anchor))) return
    anchorRef.current = anchor
    show({ anchor, content, side, delay })
  }
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') reach(tip => send({ type: 'hovered', tip }))
  }
  // Lifting a finger is a leave too, but the tooltip stays to be read.
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') leave()
  }
  const onPointerUp = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'touch' && (isOnTap || !doesSomething(target as Element)))
      reach(tip => send({ type: 'focused', tip }))
  }
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) reach(tip => send({ type: 'focused', tip }))
  }

  // The content can change while it is shown: times advance, reasons disappear.
  useEffect(() => {
    const anchor = anchorRef.current
    if (!anchor) return
    if (content) send({ type: 'changed', tip: { anchor, content, side, delay } })
    else send({ type: 'left', anchor })
  }, [send, content, side, delay])

  useEffect(
    () => () => {
      if (anchorRef.current) send({ type: 'left', anchor: anchorRef.current })
    },
    [send],
  )

  return (
    <span
      ref={ref}
      className={styles.trigger}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerUp={onPointerUp}
      onFocus={onFocus}
      onBlur={leave}
    >
      {children}
    </span>
  )
}
