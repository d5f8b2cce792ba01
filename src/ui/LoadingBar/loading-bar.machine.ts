import { assign, setup } from 'xstate'

const FINISH_MS = 300

/**
 * The bar at the very top while a page loads. It never plays its ending unless it was seen
 * loading, and a navigation that begins meanwhile starts it over.
 */
export const loadingBarMachine = setup({
  types: {
    context: {} as { run: number },
    events: {} as { type: 'started' } | { type: 'stopped' },
  },
  actions: { count: assign({ run: ({ context }) => context.run + 1 }) },
  delays: { finish: FINISH_MS },
}).createMachine({
  context: { run: 0 },
  initial: 'idle',
  states: {
    idle: {},
    loading: { entry: 'count', on: { stopped: 'finishing' } },
    finishing: { after: { finish: 'idle' } },
  },
  on: { started: { target: '.loading', reenter: true } },
})
