import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich } from '@/lib/rich-text'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotOfSilo } from '../fleet-role'
import type { SystemParams } from '../paths'
import { siloUserListQuery, siloViewQuery } from '../silos/queries'
import { localUserActions, localUserCreateAction } from './actions'

/** Where the users of a silo come from, and why the user cannot manage local ones. */
export const selectUserManagement = createSelector(
  [
    (state: RootState, params: SystemParams<'silo'>) => selectData(state, siloViewQuery(params)),
    (state: RootState, params: SystemParams<'silo'>) =>
      selectReasonNotOfSilo(state, selectData(state, siloViewQuery(params))?.id, 'admin'),
  ],
  (silo, reason) => ({ mode: silo?.identityMode, reason }),
)

/** The users on the page of a silo. Users from an identity provider have no actions. */
export const selectSiloUserRows = listRows(
  siloUserListQuery,
  (user, { silo }, { mode, reason }) => ({
    name: user.displayName,
    actions: mode === 'local_only' ? localUserActions(user, silo, reason) : [],
  }),
  selectUserManagement,
)

const FROM_PROVIDER = rich`The users of this silo come from its identity providers`

/** The action that creates a local user of a silo. */
export const selectUserCreateAction = createSelector(
  [selectUserManagement, (_state: RootState, { silo }: SystemParams<'silo'>) => silo],
  ({ mode, reason }, silo) =>
    localUserCreateAction(silo, mode === 'local_only' ? reason : FROM_PROVIDER),
)
