import { useEffect, useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { useTooltipLayer } from './TooltipLayer'
import type { Side, Tip } from './tooltip.machine'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** Nothing to say, no tooltip. */
  content: ReactNode
  /** The one element it belongs to. */
  children: ReactNode
  side?: Side
  /** Milliseconds. */
  delay?: number
  /** Shows only while the element's text is cut off by its own box. */
  isForCutText?: boolean
  /** Shows for a tap even on a button, which is there for nothing else. */
  isOnTap?: boolean
}

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth

/** A tap on what does something does that, and explains nothing. */
const doesSomething = (element: Element): boolean =>
  element.closest('a[href], button:not([aria-disabled="true"])') !== null

/**
 * Explains the element inside it while the pointer rests there or keyboard focus is on it, and for a
 * tap. The wrapper has no box; it only hears the events of its child, so any element can be a
 * trigger, and a page can have hundreds: the tip itself is drawn by the layer.
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
  // A finger that is lifted leaves, too, and its tip stays for the eye.
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

  // What is said may change while it shows: a time goes on, a reason falls away.
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
