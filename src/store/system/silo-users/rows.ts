import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { User } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotOfSilo } from '../fleet-role'
import { siloUserListQuery, siloViewQuery } from '../silos/queries'
import { localUserActions, localUserCreateAction } from './actions'

export interface SiloUserRowViewModel {
  id: string
  name: string
  /** Nothing can be done to users that an identity provider gives. */
  actions: readonly ActionViewModel[]
}

/** One row per user as it was read. */
const toRow = weakMapMemoize(
  (
    user: User,
    silo: string,
    isLocal: boolean,
    reason: RichText | undefined,
  ): SiloUserRowViewModel => ({
    id: user.id,
    name: user.displayName,
    actions: isLocal ? localUserActions(user, silo, reason) : [],
  }),
)

const FROM_PROVIDER = rich`The users of this silo come from its identity providers`

/** The users of a silo, and the way to create one. */
export const selectSiloUsers = createSelector(
  [
    (state: RootState, silo: string) => selectPageItems(state, siloUserListQuery(silo)),
    (state: RootState, silo: string) => selectData(state, siloViewQuery(silo))?.identityMode,
    (state: RootState, silo: string) =>
      selectReasonNotOfSilo(state, selectData(state, siloViewQuery(silo))?.id, 'admin'),
    (_state: RootState, silo: string) => silo,
  ],
  (users, mode, reason, silo) => {
    const isLocal = mode === 'local_only'
    return {
      isLocal,
      rows: users.map(user => toRow(user, silo, isLocal, reason)),
      creating: localUserCreateAction(silo, isLocal ? reason : FROM_PROVIDER),
    }
  },
)
