import { setup } from 'xstate'

/** Says so for two seconds after something was copied; copying again begins them anew. */
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
