import { assign, emit, setup } from 'xstate'
import { isCompleteDeviceCode, typeDeviceCode, type TypedCode } from '@/lib/device-code'

/** Events of the device login. */
export type DeviceLoginEvent =
  /** Older logs have what the boxes made of it: the letters without the dash. */
  | { type: 'deviceLogin/codeChanged'; payload: TypedCode | { code: string } }
  | { type: 'deviceLogin/submitted' }
  | { type: 'deviceLogin/confirmed' }
  /** The API did not confirm the code. `status` is the HTTP status, 0 if there was no answer. */
  | { type: 'deviceLogin/failed'; payload: { status: number; message: string } }

/** Decisions that the saga of the device page acts on. */
export type DeviceLoginDecision =
  /** Asks the API to sign in the device that shows this code. */
  | { type: 'deviceLogin/checkStarted'; payload: { code: string } }
  /** The device is signed in. */
  | { type: 'deviceLogin/accepted' }

export interface DeviceLoginContext {
  /** The letters without the dash, with a space for an empty box before the last letter. */
  code: string
  /** Why the last code could not be checked. */
  message: string | null
  /** Counts rejected codes: each one moves the focus back to the boxes. */
  failedSubmits: number
}

/**
 * Signs in a device that shows a code, such as a command-line tool, as the current user. A code that
 * was refused or could not be checked stays, to be corrected or sent again.
 */
export const deviceLoginMachine = setup({
  types: {
    context: {} as DeviceLoginContext,
    events: {} as DeviceLoginEvent,
    emitted: {} as DeviceLoginDecision,
    input: {} as { code: string },
  },
  guards: {
    isComplete: ({ context }) => isCompleteDeviceCode(context.code),
    isSignedOut: ({ event }) => event.type === 'deviceLogin/failed' && event.payload.status === 401,
    isRefusal: ({ event }) =>
      event.type === 'deviceLogin/failed' &&
      event.payload.status >= 400 &&
      event.payload.status < 500,
  },
  actions: {
    takeCode: assign(({ context, event }) => {
      if (event.type !== 'deviceLogin/codeChanged') return {}
      const { payload } = event
      return { code: 'code' in payload ? payload.code : typeDeviceCode(context.code, payload) }
    }),
    rememberMessage: assign(({ event }) =>
      event.type === 'deviceLogin/failed' ? { message: event.payload.message } : {},
    ),
    forgetMessage: assign({ message: null }),
    countRefusal: assign({ failedSubmits: ({ context }) => context.failedSubmits + 1 }),
    startCheck: emit(({ context: { code } }) => ({
      type: 'deviceLogin/checkStarted' as const,
      payload: { code },
    })),
    accept: emit({ type: 'deviceLogin/accepted' }),
  },
}).createMachine({
  id: 'deviceLogin',
  context: ({ input }) => ({ code: input?.code ?? '', message: null, failedSubmits: 0 }),
  initial: 'entering',
  states: {
    entering: {
      initial: 'counting',
      on: { 'deviceLogin/codeChanged': { target: '.counting', actions: 'takeCode' } },
      states: {
        counting: { always: [{ guard: 'isComplete', target: 'complete' }, 'incomplete'] },
        incomplete: {},
        complete: { tags: 'ready', on: { 'deviceLogin/submitted': '#deviceLogin.checking' } },
      },
    },
    checking: {
      entry: ['forgetMessage', 'startCheck'],
      tags: 'busy',
      on: {
        'deviceLogin/confirmed': 'accepted',
        'deviceLogin/failed': [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isRefusal', target: 'refused' },
          { target: 'unchecked', actions: 'rememberMessage' },
        ],
      },
    },
    refused: {
      description: 'No device is waiting with this code.',
      entry: 'countRefusal',
      tags: 'ready',
      on: {
        'deviceLogin/codeChanged': { target: 'entering', actions: 'takeCode' },
        'deviceLogin/submitted': 'checking',
      },
    },
    unchecked: {
      description: 'There was no answer, or none about the code.',
      entry: 'countRefusal',
      tags: 'ready',
      on: {
        'deviceLogin/codeChanged': { target: 'entering', actions: 'takeCode' },
        'deviceLogin/submitted': 'checking',
      },
    },
    signedOut: {
      description: 'On the way to the login; the code is kept for the return.',
      tags: 'busy',
    },
    accepted: { entry: 'accept', tags: 'busy' },
  },
})
