import { assign, emit, setup } from 'xstate'
import { retryDelay } from '@/lib/retry'
import type { ConnectionDecision, ConnectionEvent } from './connection.events'

export interface ConnectionContext {
  /** How many checks in a row went unanswered. */
  failures: number
  /** How often the connection has been lost so far. */
  losses: number
}

/**
 * Whether the API can be reached. Reports of the browser and calls without an answer prompt a check,
 * which decides, because a single call may fail for its own reasons. While the connection is lost,
 * checks repeat less and less often.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionDecision,
  },
  delays: { untilNextCheck: ({ context }) => retryDelay(context.failures) },
  guards: {
    isAnswered: ({ event }) => event.type === 'connection/checked' && event.payload.isAnswered,
    isOnline: ({ event }) => event.type === 'tab/connectionChanged' && event.payload.online,
    isOffline: ({ event }) => event.type === 'tab/connectionChanged' && !event.payload.online,
  },
  actions: {
    startCheck: emit({ type: 'connection/checkStarted' }),
    tellLost: emit({ type: 'connection/lost' }),
    tellHeld: emit({ type: 'connection/held' }),
    tellRestored: emit({ type: 'connection/restored' }),
    countLoss: assign({ losses: ({ context }) => context.losses + 1, failures: 1 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'connection',
  context: { failures: 0, losses: 0 },
  initial: 'connected',
  states: {
    connected: {
      entry: 'forgetFailures',
      on: {
        'connection/unanswered': 'verifying',
        'tab/connectionChanged': { guard: 'isOffline', target: 'verifying' },
      },
    },
    verifying: {
      entry: 'startCheck',
      tags: 'checking',
      on: {
        'connection/checked': [
          { guard: 'isAnswered', target: 'connected', actions: 'tellHeld' },
          { target: 'lost', actions: ['countLoss', 'tellLost'] },
        ],
        'connection/answered': { target: 'connected', actions: 'tellHeld' },
      },
    },
    lost: {
      tags: 'lost',
      initial: 'waiting',
      on: {
        'connection/answered': { target: 'connected', actions: 'tellRestored' },
      },
      states: {
        waiting: {
          after: { untilNextCheck: 'checking' },
          on: {
            'connection/retried': 'checking',
            'tab/connectionChanged': { guard: 'isOnline', target: 'checking' },
          },
        },
        checking: {
          entry: 'startCheck',
          tags: 'checking',
          on: {
            'connection/checked': [
              { guard: 'isAnswered', target: '#connection.connected', actions: 'tellRestored' },
              { target: 'waiting', actions: 'countFailure' },
            ],
          },
        },
      },
    },
  },
})
