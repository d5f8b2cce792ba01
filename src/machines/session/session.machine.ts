import { assign, emit, setup } from 'xstate'
import type { SessionDecision, SessionEvent } from './session.events'

export interface SessionContext {
  /** The owner of this page load, once known. */
  owner: string | null
}

/**
 * Whether somebody is signed in, and how a session ends. The page leaves for the login once, however
 * many calls are refused at the same time; signing out leaves in its own way. A page load belongs to
 * one person: it ends when somebody else turns out to be signed in.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionDecision,
  },
  guards: {
    isSomebodyElse: ({ context, event }) =>
      event.type === 'session/established' && event.payload.owner !== context.owner,
  },
  actions: {
    remember: assign(({ event }) =>
      event.type === 'session/established' ? { owner: event.payload.owner } : {},
    ),
    leaveForLogin: emit({ type: 'session/leavingForLogin' }),
    startSignOut: emit({ type: 'session/signOutStarted' }),
    leaveSignedOut: emit({ type: 'session/leftSignedOut' }),
    tellTakenOver: emit({ type: 'session/takenOver' }),
  },
}).createMachine({
  id: 'session',
  context: { owner: null },
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
        'session/established': { target: 'takenOver', guard: 'isSomebodyElse' },
        'session/expired': 'expired',
        'session/signOutRequested': 'signingOut',
        'session/signedOut': 'signedOut',
      },
    },
    signingOut: {
      entry: 'startSignOut',
      tags: 'busy',
      on: {
        'session/signedOut': 'signedOut',
        'session/signOutFailed': 'active',
        'session/expired': 'signedOut',
      },
    },
    expired: {
      description: 'On the way to the login: everything else is ignored.',
      entry: 'leaveForLogin',
    },
    signedOut: {
      entry: 'leaveSignedOut',
      on: {
        'session/signedOut': {
          description: 'The browser has restored the page from its cache.',
          target: 'signedOut',
          reenter: true,
        },
      },
    },
    takenOver: {
      description: 'Somebody else has signed in, in another tab: the page reloads for them.',
      entry: 'tellTakenOver',
    },
  },
})
