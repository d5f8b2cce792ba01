import { createSelector } from '@reduxjs/toolkit'
import type { User } from '@/api/schema/users'
import { compareIdentities } from '@/lib/roles'
import { selectLookup, type Lookup } from '@/store/queries/object-by-id'
import { selectCurrentUser } from '@/store/session/selectors'
import type { RootState } from '@/store/setup/state'
import { groupMembersQuery } from './queries'

export interface GroupMemberViewModel {
  id: string
  name: string
  /** Whether this is who is signed in. */
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

/** The users who belong to a group, by name. */
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
