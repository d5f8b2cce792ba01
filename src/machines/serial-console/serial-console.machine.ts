import { and, assign, emit, not, setup } from 'xstate'
import { type InstanceRunState, can } from '../instance/instance.machine'
import type {
  SerialConsoleDecision,
  SerialConsoleEvent,
  SerialConsoleOpening,
} from './serial-console.events'

/** How a connection ended, in terms of the websocket protocol. */
export interface ConnectionEnd {
  code: number
  reason: string
}

export interface SerialConsoleContext {
  console: string
  /** As last read. */
  runState: InstanceRunState
  /** There has been a connection, so there may be output to read. */
  hasConnected: boolean
  /** The virtual machine has started since the last connection. */
  isNewSession: boolean
  /** The number of connection attempts. */
  attempts: number
  /** Null while connected, and if the last attempt ended without a close code. */
  end: ConnectionEnd | null
}

/** How long a websocket may take to open, in milliseconds. */
export const HANDSHAKE_TIMEOUT = 15_000

/** How long after opening the server may repeat earlier output, in milliseconds. */
export const CATCH_UP_TIME = 1_000

/** The close codes of the protocol that are no failure: normal closure and going away. */
const ORDERLY = [1000, 1001]

/** The close code for a connection that ended without one. */
const VANISHED = 1006

/**
 * One serial console on screen: whether it is connected, and if not, why. It connects by itself when
 * the instance enters a run state with a console, and when the network is back; after any other end
 * of a connection it waits for the user.
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
    /** Servers accept the websocket first, then report errors by closing it. */
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
      description: 'The state of the instance allows no console.',
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
        // Followed by a close event, which may say more.
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
      description: 'The connection has ended.',
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
      description: 'No connection could be made.',
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
        refused: { description: 'The API answers, but refuses the websocket.' },
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
