import { assign, setup } from 'xstate'
import type { ReactNode } from 'react'

export type Side = 'top' | 'bottom' | 'left' | 'right'

/** A tooltip that a trigger wants the layer to show. */
export interface Tip {
  anchor: Element
  content: ReactNode
  side: Side
  /** How long the pointer has to rest before the tooltip shows, in milliseconds. */
  delay: number
}

/**
 * The one tooltip of the page: at most one is open, that of the last trigger reached. A pointer has
 * to rest; keyboard focus shows it at once.
 */
export const tooltipMachine = setup({
  types: {
    context: {} as { tip: Tip | null },
    events: {} as
      | { type: 'hovered'; tip: Tip }
      | { type: 'focused'; tip: Tip }
      | { type: 'changed'; tip: Tip }
      | { type: 'left'; anchor: Element }
      | { type: 'dismissed' },
  },
  delays: { rest: ({ context }) => context.tip?.delay ?? 0 },
  guards: {
    isCurrent: ({ context, event }) => {
      if (event.type === 'left') return context.tip?.anchor === event.anchor
      return event.type === 'changed' && context.tip?.anchor === event.tip.anchor
    },
  },
  actions: {
    remember: assign({
      tip: ({ context, event }) => ('tip' in event ? event.tip : context.tip),
    }),
    forget: assign({ tip: null }),
  },
}).createMachine({
  context: { tip: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forget' },
    resting: { after: { rest: 'open' } },
    open: {},
  },
  on: {
    hovered: { target: '.resting', reenter: true, actions: 'remember' },
    focused: { target: '.open', actions: 'remember' },
    changed: { guard: 'isCurrent', actions: 'remember' },
    left: { target: '.closed', guard: 'isCurrent' },
    dismissed: '.closed',
  },
})
