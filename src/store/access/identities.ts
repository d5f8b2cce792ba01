import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Group, User } from '@/api/generated/types'
import { compareIdentities, type IdentityType } from '@/lib/roles'
import { selectLookup, type Lookup } from '@/store/queries/object-by-id'
import { selectCurrentUser } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { allGroupsQuery, groupMembersQuery, usersQuery, type AccessPlace } from './queries'

/** A user or group, which can have roles. */
export interface Identity {
  id: string
  identityType: IdentityType
  name: string
}

const toIdentities = (found: readonly (User | Group)[], identityType: IdentityType): Identity[] =>
  found.map(({ id, displayName }) => ({ id, identityType, name: displayName || id }))

/** Users first, then by name. */
const listIdentities = (
  users: readonly User[] = [],
  groups: readonly Group[] = [],
): readonly Identity[] =>
  [...toIdentities(users, 'silo_user'), ...toIdentities(groups, 'silo_group')].toSorted(
    compareIdentities,
  )

/** Whether the place is in the user's own silo: the groups of others cannot be read. */
export const selectIsOwnPlace = (state: RootState, { silo }: AccessPlace): boolean => {
  const { siloId, siloName } = selectCurrentUser(state) ?? {}
  return silo === undefined || silo === siloName || silo === siloId
}

/** The users and groups that can have a role on a place. */
export const selectIdentities = createSelector(
  [
    (state: RootState, place: AccessPlace) => selectData(state, usersQuery(place))?.items,
    (state: RootState, place: AccessPlace) =>
      selectIsOwnPlace(state, place) ? selectData(state, allGroupsQuery)?.items : undefined,
  ],
  listIdentities,
)

/** The name of a user or group; its id if unknown. */
export const selectIdentityName = (state: RootState, place: AccessPlace, id: string): string =>
  selectIdentities(state, place).find(identity => identity.id === id)?.name ?? id

export interface GroupMemberViewModel {
  id: string
  name: string
  /** Whether this is the signed-in user. */
  isCaller: boolean
}

const toMembers = (users: readonly User[], me: string | undefined): GroupMemberViewModel[] =>
  users
    .map(({ id, displayName }) => ({
      id,
      name: displayName || id,
      identityType: 'silo_user' as const,
    }))
    .toSorted(compareIdentities)
    .map(({ id, name }) => ({ id, name, isCaller: id === me }))

/** The users in a group, by name. */
export const selectGroupMembers = createSelector(
  [
    (state: RootState, group: string) => selectLookup(state, groupMembersQuery({ group })),
    (state: RootState) => selectCurrentUser(state)?.id,
  ],
  (lookup, me): Lookup<readonly GroupMemberViewModel[]> =>
    lookup.status === 'found'
      ? { status: 'found', item: toMembers(lookup.item.items, me) }
      : lookup,
)
