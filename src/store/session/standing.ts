import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { effectiveRole, type RoleKey } from '@/lib/roles'
import type { RootState } from '@/store/setup/state'
import { currentUserQuery, siloPolicyQuery, userGroupsQuery } from './queries'
import { selectCurrentUser } from './session'

/** The queries that show whether a user was refused because they have no role at all. */
export const STANDING_QUERIES = [
  currentUserQuery,
  userGroupsQuery,
  siloPolicyQuery,
] as const satisfies readonly Query[]

export interface Standing {
  /** The role on the silo, directly or through a group; undefined for none. */
  role: RoleKey | undefined
  isInGroups: boolean
}

/**
 * The user's role and groups on the silo; undefined while unknown or if they cannot be determined.
 */
export const selectStanding = createSelector(
  [
    selectCurrentUser,
    (state: RootState) => selectData(state, userGroupsQuery),
    (state: RootState) => selectData(state, siloPolicyQuery),
  ],
  (me, groups, policy): Standing | undefined => {
    if (!me || !groups || !policy) return undefined
    const role = effectiveRole({ id: me.id, groupIds: groups.items.map(({ id }) => id) }, [policy])
    // The role may come from a group on a page that was not read.
    if (!role && groups.nextPage) return undefined
    return { role, isInGroups: groups.items.length > 0 }
  },
)
