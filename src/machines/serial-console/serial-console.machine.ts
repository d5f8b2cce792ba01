import { and, assign, emit, not, setup } from 'xstate'
import type { InstanceRunState } from '../instance/instance.machine'
import { can } from '../instance/instance.rules'
import type {
  SerialConsoleDecision,
  SerialConsoleEvent,
  SerialConsoleOpening,
} from './serial-console.events'

/** How a connection ended, as the websocket protocol says it. */
export interface ConnectionEnd {
  code: number
  reason: string
}

export interface SerialConsoleContext {
  console: string
  /** As it was last read. */
  runState: InstanceRunState
  /** There has been a connection, so that there may be something to read. */
  hasConnected: boolean
  /** The machine behind the console has started since the last connection. */
  isNewSession: boolean
  /** How often a connection has been tried. */
  attempts: number
  /** Null while connected, and where the last attempt ended without a word. */
  end: ConnectionEnd | null
}

/** How long a websocket may take to open, in milliseconds. */
export const HANDSHAKE_TIMEOUT = 15_000

/** How long after the opening the server may still repeat what it printed before, in milliseconds. */
export const CATCH_UP_TIME = 1_000

/** The close codes of the protocol that tell of no failure: done, and going away. */
const ORDERLY = [1000, 1001]

/** The close code that stands for none: the other end has vanished. */
const VANISHED = 1006

/**
 * One serial console that is shown: whether it is connected, and if not, why not. It connects by
 * itself whenever the run state of the instance becomes one that has a console, and again when the
 * network is back; after any other end of a connection it waits to be told to.
 */
export const serialConsoleMachine = setup({
  types: {
    context: {} as SerialConsoleContext,
    events: {} as SerialConsoleEvent,
    emitted: {} as SerialConsoleDecision,
    input: {} as SerialConsoleOpening,
  },
  delays: { handshakeTimeout: HANDSHAKE_TIMEOUT, catchUpTime: CATCH_UP_TIME },
  guards: {
    isMine: ({ context, event }) => 'payload' in event && event.payload.console === context.console,
    isReachable: ({ context }) => can(context.runState, 'connectSerialConsole'),
    becomesReachable: ({ event }) =>
      event.type === 'serialConsole/runStateRead' &&
      can(event.payload.runState, 'connectSerialConsole'),
    isAnswered: ({ event }) => event.type === 'serialConsole/checked' && event.payload.isAnswered,
    /** Servers accept the websocket first, and then say what is wrong by closing it. */
    isRefusal: ({ event }) =>
      event.type === 'serialConsole/socketClosed' &&
      !ORDERLY.includes(event.payload.code) &&
      event.payload.reason !== '',
    hasVanished: ({ context }) => context.end?.code === VANISHED,
  },
  actions: {
    rememberRunState: assign(({ event }) =>
      event.type === 'serialConsole/runStateRead' ? { runState: event.payload.runState } : {},
    ),
    rememberEnd: assign(({ event }) => {
      if (event.type !== 'serialConsole/socketClosed') return {}
      const { code, reason } = event.payload
      return { end: { code, reason } }
    }),
    beginAttempt: assign({ end: null, attempts: ({ context }) => context.attempts + 1 }),
    rememberConnection: assign({ hasConnected: true }),
    expectNewSession: assign({ isNewSession: true }),
    joinSession: assign({ isNewSession: false }),
    startConnection: emit(({ context: { console, isNewSession } }) => ({
      type: 'serialConsole/connectionStarted' as const,
      payload: { console, isNewSession },
    })),
    abandonConnection: emit(({ context: { console } }) => ({
      type: 'serialConsole/connectionAbandoned' as const,
      payload: { console },
    })),
    tellCaughtUp: emit(({ context: { console } }) => ({
      type: 'serialConsole/caughtUp' as const,
      payload: { console },
    })),
    startCheck: emit(({ context: { console } }) => ({
      type: 'serialConsole/checkStarted' as const,
      payload: { console },
    })),
  },
}).createMachine({
  id: 'serialConsole',
  context: ({ input }) => ({
    console: input?.console ?? '',
    runState: input?.runState ?? 'creating',
    hasConnected: false,
    isNewSession: true,
    attempts: 0,
    end: null,
  }),
  initial: 'opening',
  on: { 'serialConsole/runStateRead': { guard: 'isMine', actions: 'rememberRunState' } },
  states: {
    opening: {
      always: [{ guard: 'isReachable', target: 'connecting' }, { target: 'unavailable' }],
    },
    unavailable: {
      description: 'The instance is in a state without a console.',
      entry: 'expectNewSession',
      on: {
        'serialConsole/runStateRead': [
          {
            guard: and(['isMine', 'becomesReachable']),
            target: 'connecting',
            actions: 'rememberRunState',
          },
          { guard: 'isMine', actions: 'rememberRunState' },
        ],
      },
    },
    connecting: {
      entry: ['beginAttempt', 'startConnection'],
      after: { handshakeTimeout: { target: 'failed', actions: 'abandonConnection' } },
      on: {
        'serialConsole/socketOpened': { guard: 'isMine', target: 'connected' },
        // Followed by the closing, which may have more to say.
        'serialConsole/socketFailed': { guard: 'isMine', target: 'failed' },
        'serialConsole/socketClosed': {
          guard: 'isMine',
          target: 'failed',
          actions: 'rememberEnd',
        },
      },
    },
    connected: {
      entry: 'joinSession',
      initial: 'catchingUp',
      states: {
        catchingUp: {
          after: { catchUpTime: 'live' },
          on: {
            'serialConsole/socketClosed': {
              guard: and(['isMine', 'isRefusal']),
              target: '#serialConsole.failed',
              actions: 'rememberEnd',
            },
          },
        },
        live: { entry: ['rememberConnection', 'tellCaughtUp'] },
      },
      on: {
        'serialConsole/socketClosed': {
          guard: 'isMine',
          target: 'closed',
          actions: ['rememberConnection', 'rememberEnd'],
        },
      },
    },
    closed: {
      description: 'There was a connection, and it is over.',
      entry: 'startCheck',
      on: {
        'serialConsole/runStateRead': [
          {
            guard: and(['isMine', not('becomesReachable')]),
            target: 'unavailable',
            actions: 'rememberRunState',
          },
          { guard: 'isMine', actions: 'rememberRunState' },
        ],
        'serialConsole/reconnectRequested': { guard: 'isMine', target: 'connecting' },
        'connection/restored': { guard: 'hasVanished', target: 'connecting' },
      },
    },
    failed: {
      description: 'No connection came about.',
      entry: 'startCheck',
      initial: 'checking',
      states: {
        checking: {
          on: {
            'serialConsole/checked': [
              { guard: and(['isMine', 'isAnswered']), target: 'refused' },
              { guard: 'isMine', target: 'unanswered' },
            ],
          },
        },
        refused: { description: 'The API answers, but not to a websocket.' },
        unanswered: { description: 'The API does not answer at all.' },
      },
      on: {
        'serialConsole/runStateRead': [
          {
            guard: and(['isMine', not('becomesReachable')]),
            target: 'unavailable',
            actions: 'rememberRunState',
          },
          { guard: 'isMine', actions: 'rememberRunState' },
        ],
        'serialConsole/reconnectRequested': { guard: 'isMine', target: 'connecting' },
        'connection/restored': 'connecting',
      },
    },
  },
})
