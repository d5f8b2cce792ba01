import { createContext, useCallback, useContext, useEffect, type ReactNode } from 'react'
import { useMachine } from '@xstate/react'
import type { EventFromLogic } from 'xstate'
import { lazy } from '@/ui/lazy/lazy'
import { tooltipMachine } from './tooltip.machine'

type Send = (event: EventFromLogic<typeof tooltipMachine>) => void

const LayerContext = createContext<Send>(() => {})

/** Sends events to the layer directly, for widgets whose tooltip does not follow the pointer. */
export const useTooltipLayer = (): Send => useContext(LayerContext)

const TooltipBubble = lazy(async () => (await import('./TooltipBubble')).TooltipBubble)

const DISMISSING_KEYS = new Set(['Escape', 'Enter', ' '])

/** Dismisses the tooltip on a press or Escape, without stopping the event. */
const useDismissal = (isActive: boolean, dismiss: () => void) =>
  useEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent) => DISMISSING_KEYS.has(event.key) && dismiss()
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    document.addEventListener('pointerdown', dismiss, options)
    document.addEventListener('keydown', onKey, options)
    return () => controller.abort()
  }, [isActive, dismiss])

/** Renders the page's one tooltip for all `Tooltip` triggers below it. */
export function TooltipLayer({ children }: { children: ReactNode }) {
  const [state, send] = useMachine(tooltipMachine)
  const dismiss = useCallback(() => send({ type: 'dismissed' }), [send])
  const isActive = !state.matches('closed')
  useDismissal(isActive, dismiss)
  useEffect(() => {
    if (isActive) TooltipBubble.prefetch()
  }, [isActive])
  const tip = state.matches('open') ? state.context.tip : null
  return (
    <LayerContext value={send}>
      {children}
      {/* Marked so that modal dialogs do not hide tooltips of their content. */}
      <div data-react-aria-top-layer="true">
        {tip && <TooltipBubble tip={tip} onClose={dismiss} />}
      </div>
    </LayerContext>
  )
}
