import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { pollEvery } from '@/store/polling/poll-every'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { bfdStatusQuery } from '../issues/queries'
import { bfdSessionActions, sessionKey } from './actions'

/** How often the sessions are read unless the user chooses, in milliseconds. */
export const SESSIONS_EVERY = 10_000

export const bfdPoll = pollEvery(bfdStatusQuery, SESSIONS_EVERY)

/** The sessions of both switches. */
export const selectBfdRows = createSelector(
  [(state: RootState) => selectData(state, bfdStatusQuery), selectReasonNotAdmin],
  (sessions = [], reason) =>
    sessions.map(session => ({
      ...session,
      id: sessionKey(session),
      name: `${session.peer} on ${session.switchSlot}`,
      /** After which time without a packet the peer counts as lost, in microseconds. */
      detectionTime: session.detectionThreshold * session.requiredRx,
      actions: bfdSessionActions(session, reason),
    })),
)

/** Why the sessions could not be read; undefined if they were. */
export const selectBfdProblem = createSelector(
  [(state: RootState) => selectEntry(state, bfdStatusQuery)],
  entry => entry?.error && { error: entry.error, readAt: entry.data && entry.fulfilledTimeStamp },
)
