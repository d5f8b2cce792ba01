import { assign, setup } from 'xstate'

interface ComboboxContext {
  /** What was typed since the list opened; null for nothing, and then all items are listed. */
  query: string | null
  /** The value that came from the list rather than from the keyboard. */
  picked: string | null
  /** The listed item that Enter takes; -1 for none. */
  active: number
}

type ComboboxEvent =
  | { type: 'opened'; active: number }
  | { type: 'dismissed' }
  | { type: 'typed'; text: string }
  | { type: 'pointed'; active: number }
  | { type: 'chosen'; picked: string | null }

/** The list of a combobox: what opens and closes it, and what becomes of the typed text then. */
export const comboboxMachine = setup({
  types: { context: {} as ComboboxContext, events: {} as ComboboxEvent },
  actions: {
    forgetQuery: assign({ query: null, active: -1 }),
    point: assign(({ event }) => ('active' in event ? { active: event.active } : {})),
    followTyping: assign(({ event }) =>
      event.type === 'typed' ? { query: event.text, picked: null, active: 0 } : {},
    ),
    rememberChoice: assign(({ event }) =>
      event.type === 'chosen' ? { picked: event.picked } : {},
    ),
  },
}).createMachine({
  context: { query: null, picked: null, active: -1 },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetQuery',
      on: { opened: { target: 'open', actions: 'point' } },
    },
    open: {
      on: { dismissed: 'closed', pointed: { actions: 'point' } },
    },
  },
  on: {
    typed: { target: '.open', actions: 'followTyping' },
    chosen: { target: '.closed', actions: 'rememberChoice' },
  },
})
