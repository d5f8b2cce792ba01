import { assign, setup } from 'xstate'

/**
 * Shows work in progress for a minimum time, so that fast responses do not flicker: `brief` until
 * that time is over, then `long` until the work is done.
 */
export const minimumMachine = setup({
  types: {
    context: {} as { minimum: number; isWorking: boolean },
    events: {} as { type: 'started' } | { type: 'stopped' },
    input: {} as { minimum: number },
    tags: {} as 'visible',
  },
  delays: { minimum: ({ context }) => context.minimum },
  guards: { isWorking: ({ context }) => context.isWorking },
  actions: {
    noteStart: assign({ isWorking: true }),
    noteStop: assign({ isWorking: false }),
  },
}).createMachine({
  context: ({ input }) => ({ minimum: input.minimum, isWorking: false }),
  initial: 'idle',
  states: {
    idle: { on: { started: { target: 'brief', actions: 'noteStart' } } },
    brief: {
      tags: 'visible',
      on: { started: { actions: 'noteStart' }, stopped: { actions: 'noteStop' } },
      after: { minimum: [{ guard: 'isWorking', target: 'long' }, { target: 'idle' }] },
    },
    long: { tags: 'visible', on: { stopped: { target: 'idle', actions: 'noteStop' } } },
  },
})
