import { assign, emit, setup } from 'xstate'
import type { Person, SessionDecision, SessionEvent } from './session.events'

export interface SessionContext {
  /** The person this page load belongs to, once known. */
  person: Person | null
  /** Who is signed in instead. */
  successor: Person | null
  /** Why the last check could not find out who is signed in. */
  failure: string | null
}

/**
 * Whether someone is signed in, and how a session ends. The page leaves for the login once, however
 * many calls are refused at the same time; signing out leaves in its own way. A page load belongs to
 * one person: if someone else is signed in, it shows nothing and sends nothing until its owner is
 * back, or it is left. While that is in doubt, it shows nothing either.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionDecision,
  },
  guards: {
    isOther: ({ context: { person }, event }) =>
      person !== null &&
      'payload' in event &&
      'owner' in event.payload &&
      event.payload.owner !== person.owner,
  },
  actions: {
    remember: assign(({ event }) =>
      event.type === 'session/established' ? { person: event.payload } : {},
    ),
    rememberSuccessor: assign(({ event }) =>
      event.type === 'session/established' ? { successor: event.payload } : {},
    ),
    rememberFailure: assign(({ event }) =>
      event.type === 'session/checkFailed' ? { failure: event.payload.message } : {},
    ),
    leaveForLogin: emit({ type: 'session/leavingForLogin' }),
    startSignOut: emit({ type: 'session/signOutStarted' }),
    leaveSignedOut: emit({ type: 'session/leftSignedOut' }),
    startCheck: emit({ type: 'session/checkStarted' }),
    tellTakenOver: emit({ type: 'session/takenOver' }),
    tellRegained: emit({ type: 'session/regained' }),
    leaveToSuccessor: emit({ type: 'session/leftToSuccessor' }),
  },
}).createMachine({
  id: 'session',
  context: { person: null, successor: null, failure: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Nobody known to be signed in yet. Public pages stay in this state.',
      on: {
        'session/endedBefore': 'ended',
        'session/established': { target: 'active', actions: 'remember' },
        'session/expired': 'expired',
        'session/signOutRequested': 'signingOut',
      },
    },
    ended: {
      description: 'Like unknown, but this tab had a session: the login pages say so.',
      on: {
        'session/established': { target: 'active', actions: 'remember' },
        'session/expired': 'expired',
      },
    },
    active: {
      on: {
        'session/established': { target: 'takenOver', guard: 'isOther' },
        'session/announced': { target: 'doubtful', guard: 'isOther' },
        'session/restored': 'doubtful',
        'session/expired': 'expired',
        'session/signOutRequested': 'signingOut',
        'session/signedOut': [{ target: 'doubtful', guard: 'isOther' }, 'signedOut'],
      },
    },
    // Someone else may be signed in: hidden until the server has said who is.
    doubtful: {
      tags: 'hidden',
      entry: ['startCheck', assign({ failure: null })],
      on: {
        'session/established': [{ target: 'takenOver', guard: 'isOther' }, 'active'],
        'session/checkFailed': { actions: 'rememberFailure' },
        'session/checkRequested': { target: 'doubtful', reenter: true },
        'session/announced': { target: 'doubtful', reenter: true },
        'session/restored': { target: 'doubtful', reenter: true },
        'session/expired': 'expired',
        'session/signedOut': [
          { target: 'doubtful', guard: 'isOther', reenter: true },
          { target: 'signedOut' },
        ],
      },
    },
    signingOut: {
      entry: 'startSignOut',
      tags: 'busy',
      on: {
        'session/established': { target: 'takenOver', guard: 'isOther' },
        'session/signedOut': [{ target: 'doubtful', guard: 'isOther' }, 'signedOut'],
        'session/signOutFailed': 'active',
        'session/expired': 'signedOut',
      },
    },
    expired: {
      description: 'On the way to the login: everything else is ignored.',
      entry: 'leaveForLogin',
      on: { 'session/restored': 'doubtful' },
    },
    signedOut: {
      entry: 'leaveSignedOut',
      on: {
        'session/signedOut': {
          description: 'The browser has restored the page from its cache.',
          target: 'signedOut',
          reenter: true,
        },
        'session/restored': { target: 'signedOut', reenter: true },
      },
    },
    // Shows who is signed in and nothing else, and sends nothing.
    takenOver: {
      tags: ['hidden', 'takenOver'],
      entry: ['tellTakenOver', 'rememberSuccessor'],
      on: {
        'session/established': [{ actions: 'rememberSuccessor', guard: 'isOther' }, 'regained'],
        'session/announced': { actions: 'startCheck' },
        'session/restored': { actions: 'startCheck' },
        'session/signedOut': { actions: 'startCheck' },
        'session/continueRequested': { actions: 'leaveToSuccessor' },
        'session/returnRequested': { actions: 'leaveForLogin' },
        'session/expired': { actions: 'leaveForLogin' },
      },
    },
    // The owner has signed in again in another tab: the page reloads.
    regained: {
      tags: ['hidden', 'takenOver'],
      entry: 'tellRegained',
      on: { 'session/restored': 'doubtful' },
    },
  },
})
