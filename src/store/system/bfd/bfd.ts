import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { BfdStatus } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { pollEvery } from '@/store/polling/poll-every'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { bfdStatusQuery } from '../issues/queries'
import { systemPaths } from '../paths'

/** How often the sessions are read unless the user chooses, in milliseconds. */
export const SESSIONS_EVERY = 10_000

export const bfdPoll = pollEvery(bfdStatusQuery, SESSIONS_EVERY)

const keyOf = ({ switchSlot, peer }: BfdStatus): string => `${switchSlot}/${peer}`

const disableAction = (session: BfdStatus, reason: RichText | undefined): ActionViewModel => {
  const { peer, switchSlot } = session
  return {
    id: 'disable',
    label: 'Disable',
    isDanger: true,
    reason,
    event: confirmed(
      {
        verb: 'Disable',
        kind: 'BFD session',
        name: peer,
        tone: 'danger',
        text: rich`Are you sure you want to disable the BFD session with ${emphasis(peer)} on ${emphasis(switchSlot)}?`,
        consequences: rich`The switch no longer notices within moments that this peer is lost. The session can be enabled again.`,
      },
      {
        source: `networkingBfdDisable/${keyOf(session)}`,
        command: {
          endpoint: 'networkingBfdDisable',
          args: { body: { remote: peer, switchSlot } },
        },
        success: { content: ['BFD session with ', emphasis(peer), ' disabled'] },
        errorTitle: 'Could not disable BFD session',
      },
    ),
  }
}

/** The sessions of both switches. */
export const selectBfdRows = createSelector(
  [(state: RootState) => selectData(state, bfdStatusQuery), selectReasonNotAdmin],
  (sessions = [], reason) =>
    sessions.map(session => ({
      ...session,
      // The API gives sessions no id.
      id: keyOf(session),
      name: `${session.peer} on ${session.switchSlot}`,
      /** After which time without a packet the peer counts as lost, in microseconds. */
      detectionTime: session.detectionThreshold * session.requiredRx,
      actions: [disableAction(session, reason)],
    })),
)

/** Why the sessions could not be read; undefined if they were. */
export const selectBfdProblem = (state: RootState) => {
  const { error, data, fulfilledTimeStamp } = selectEntry(state, bfdStatusQuery) ?? {}
  return error && { error, readAt: data && fulfilledTimeStamp }
}

export const selectBfdEnableAction = createSelector(
  [selectReasonNotAdmin],
  (reason): ActionViewModel => ({
    id: 'enableBfdSession',
    label: 'Enable BFD session',
    to: systemPaths.bfdSessionCreate(),
    reason,
  }),
)
