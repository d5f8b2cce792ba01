import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich } from '@/lib/rich-text'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotOfSilo } from '../fleet-role'
import type { SystemParams } from '../paths'
import { siloUserListQuery, siloViewQuery } from '../silos/queries'
import { localUserActions, localUserCreateAction } from './actions'

/** Whether a silo has local users, and why the user cannot manage them. */
export const selectUserManagement = createSelector(
  [
    (state: RootState, params: SystemParams<'silo'>) => selectData(state, siloViewQuery(params)),
    (state: RootState, params: SystemParams<'silo'>) =>
      selectReasonNotOfSilo(state, selectData(state, siloViewQuery(params))?.id, 'admin'),
  ],
  (silo, reason) => ({ isLocal: silo?.identityMode === 'local_only', reason }),
)

/** The users on the page of a silo. Users from an identity provider have no actions. */
export const selectSiloUserRows = listRows(
  siloUserListQuery,
  (user, { silo }, { isLocal, reason }) => ({
    name: user.displayName,
    actions: isLocal ? localUserActions(user, silo, reason) : [],
  }),
  selectUserManagement,
)

const FROM_PROVIDER = rich`The users of this silo come from its identity providers`

/** The action that creates a local user of a silo. */
export const selectUserCreateAction = createSelector(
  [selectUserManagement, (_state: RootState, { silo }: SystemParams<'silo'>) => silo],
  ({ isLocal, reason }, silo) => localUserCreateAction(silo, isLocal ? reason : FROM_PROVIDER),
)
