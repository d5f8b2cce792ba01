import { assign, emit, setup } from 'xstate'
import type { SessionDecision, SessionEvent } from './session.events'

export interface SessionContext {
  /** Whose page load this is, from when that is known until the page is left. */
  owner: string | null
}

/**
 * Whether somebody is signed in, and the ways of ceasing to be. However many calls are refused at
 * once, the page leaves for login once; signing out keeps its own way out. A page load is one
 * person's: when somebody else turns out to be signed in, it ends.
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
    beginAnew: emit({ type: 'session/takenOver' }),
  },
}).createMachine({
  id: 'session',
  context: { owner: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'No call has told yet who is here: public pages stay in this state.',
      on: {
        'session/endedBefore': 'ended',
        'session/established': { target: 'active', actions: 'remember' },
        'session/expired': 'expired',
        'session/signOutRequested': 'signingOut',
      },
    },
    ended: {
      description: 'As unknown, but that this tab had a session: the login pages say so.',
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
      description: 'On the way to login; nothing that happens here matters any more.',
      entry: 'leaveForLogin',
    },
    signedOut: {
      entry: 'leaveSignedOut',
      on: {
        'session/signedOut': {
          description: 'The browser has brought the page back as it was left.',
          target: 'signedOut',
          reenter: true,
        },
      },
    },
    takenOver: {
      description: 'Somebody else has signed in, in another tab: the page is loaded anew for them.',
      entry: 'beginAnew',
    },
  },
})
