import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { useMachine } from '@xstate/react'
import type { EventFromLogic } from 'xstate'
import { place } from './place'
import { tooltipMachine, type Tip } from './tooltip.machine'
import styles from './Tooltip.module.css'

type Send = (event: EventFromLogic<typeof tooltipMachine>) => void

const LayerContext = createContext<Send>(() => {})

/** Speaks to the layer directly, for widgets whose tip follows something other than the pointer. */
export const useTooltipLayer = (): Send => useContext(LayerContext)

const ID = 'tooltip'

/** The anchor is described by the tip for as long as it shows. */
const describe = (anchor: Element): (() => void) => {
  const before = anchor.getAttribute('aria-describedby')
  anchor.setAttribute('aria-describedby', before ? `${before} ${ID}` : ID)
  return () => {
    if (before) anchor.setAttribute('aria-describedby', before)
    else anchor.removeAttribute('aria-describedby')
  }
}

function Bubble({ tip }: { tip: Tip }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bubble = ref.current
    if (!bubble) return
    // Into the browser's top layer: above any dialog that the anchor may be in.
    bubble.showPopover?.()
    const view = { width: window.innerWidth, height: window.innerHeight }
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
    const at = place(tip.side, tip.anchor.getBoundingClientRect(), size, view)
    bubble.dataset.side = at.side
    bubble.style.translate = `${Math.round(at.left)}px ${Math.round(at.top)}px`
    bubble.style.setProperty('--arrow', `${at.arrow}px`)
  }, [tip])
  useEffect(() => describe(tip.anchor), [tip])
  return (
    <div ref={ref} id={ID} role="tooltip" popover="manual" className={styles.bubble}>
      {tip.content}
    </div>
  )
}

/** What a modal dialog leaves outside is hidden from assistive technology. */
const homeOf = (anchor: Element): Element =>
  anchor.closest('dialog, [role="dialog"]') ?? document.body

const DISMISSING_KEYS = new Set(['Escape', 'Enter', ' '])

/** Pressing anything, Escape and scrolling put the tip away; none of them is swallowed. */
const useDismissal = (isActive: boolean, dismiss: () => void) =>
  useEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent) => DISMISSING_KEYS.has(event.key) && dismiss()
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    document.addEventListener('pointerdown', dismiss, options)
    document.addEventListener('scroll', dismiss, options)
    document.addEventListener('keydown', onKey, options)
    return () => controller.abort()
  }, [isActive, dismiss])

/** Draws the page's one tooltip for all `Tooltip` triggers below it. */
export function TooltipLayer({ children }: { children: ReactNode }) {
  const [state, send] = useMachine(tooltipMachine)
  const dismiss = useCallback(() => send({ type: 'dismissed' }), [send])
  useDismissal(!state.matches('closed'), dismiss)
  const tip = state.matches('open') ? state.context.tip : null
  return (
    <LayerContext value={send}>
      {children}
      {tip && createPortal(<Bubble tip={tip} />, homeOf(tip.anchor))}
    </LayerContext>
  )
}
