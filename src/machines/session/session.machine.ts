import { emit, setup } from 'xstate'
import type { SessionDecision, SessionEvent } from './session.events'

/**
 * Whether somebody is signed in, and the ways of ceasing to be. However many calls are refused at
 * once, the page leaves for login once; signing out keeps its own way out.
 */
export const sessionMachine = setup({
  types: {
    events: {} as SessionEvent,
    emitted: {} as SessionDecision,
  },
  actions: {
    leaveForLogin: emit({ type: 'session/leavingForLogin' }),
    startSignOut: emit({ type: 'session/signOutStarted' }),
    leaveSignedOut: emit({ type: 'session/leftSignedOut' }),
  },
}).createMachine({
  id: 'session',
  initial: 'unknown',
  states: {
    unknown: {
      description: 'No call has told yet who is here: public pages stay in this state.',
      on: {
        'session/endedBefore': 'ended',
        'session/established': 'active',
        'session/expired': 'expired',
        'session/signOutRequested': 'signingOut',
      },
    },
    ended: {
      description: 'As unknown, but that this tab had a session: the login pages say so.',
      on: { 'session/established': 'active', 'session/expired': 'expired' },
    },
    active: {
      on: { 'session/expired': 'expired', 'session/signOutRequested': 'signingOut' },
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
    signedOut: { entry: 'leaveSignedOut' },
  },
})
