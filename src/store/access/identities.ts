import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Group, User } from '@/api/schema/users'
import { compareIdentities, type IdentityType } from '@/lib/roles'
import type { RootState } from '@/store/setup/state'
import { allGroupsQuery, allUsersQuery } from './queries'

/** Somebody who can have roles: a user, or all users of a group. */
export interface Identity {
  id: string
  identityType: IdentityType
  name: string
}

const toIdentities = (found: readonly (User | Group)[], identityType: IdentityType): Identity[] =>
  found.map(({ id, displayName }) => ({ id, identityType, name: displayName || id }))

/** The users and groups of the silo: users first, then by name. */
const listIdentities = (
  users: readonly User[] = [],
  groups: readonly Group[] = [],
): readonly Identity[] =>
  [...toIdentities(users, 'silo_user'), ...toIdentities(groups, 'silo_group')].toSorted(
    compareIdentities,
  )

export const selectIdentities = createSelector(
  [
    (state: RootState) => selectData(state, allUsersQuery)?.items,
    (state: RootState) => selectData(state, allGroupsQuery)?.items,
  ],
  listIdentities,
)

/** What that user or group is called; its id where nothing of it is known. */
export const selectIdentityName = (state: RootState, id: string): string =>
  selectIdentities(state).find(identity => identity.id === id)?.name ?? id
