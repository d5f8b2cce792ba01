import { assign, setup } from 'xstate'

const FINISH_MS = 300

/**
 * The bar at the top of the window while a page loads. Plays its ending only if it was seen
 * loading; a navigation that starts meanwhile starts it over.
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
