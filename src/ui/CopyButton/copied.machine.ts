import { setup } from 'xstate'

/** Shows a confirmation for two seconds after copying; copying again restarts them. */
export const copiedMachine = setup({
  types: { events: {} as { type: 'copied' } },
  delays: { confirmation: 2000 },
}).createMachine({
  initial: 'idle',
  states: {
    idle: {},
    confirming: { after: { confirmation: 'idle' } },
  },
  on: { copied: { target: '.confirming', reenter: true } },
})
