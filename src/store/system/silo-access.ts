import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectAccess } from '@/store/access/access'
import { withReason } from '@/store/commands/action'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotOfSilo } from './fleet-role'
import type { SystemParams } from './paths'
import { siloViewQuery } from './silos/queries'

type OfSilo = SystemParams<'silo'>

/** The users and groups with a role on a silo, for its operators; undefined while loading. */
export const selectSiloAccess = createSelector(
  [
    (state: RootState, { silo }: OfSilo) => selectAccess(state, { silo }),
    (state: RootState, params: OfSilo) =>
      selectReasonNotOfSilo(state, selectData(state, siloViewQuery(params))?.id, 'collaborator'),
  ],
  (access, reason) =>
    access && reason
      ? {
          ...access,
          adding: { ...access.adding, reason },
          rows: access.rows.map(row => ({ ...row, actions: withReason(row.actions, reason) })),
        }
      : access,
)
