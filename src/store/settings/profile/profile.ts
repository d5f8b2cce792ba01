import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Group } from '@/api/generated/types'
import { strongestRole, type RoleKey, type RolePolicy } from '@/lib/roles'
import {
  currentUserQuery,
  siloPolicyQuery,
  systemPolicyQuery,
  userGroupsQuery,
} from '@/store/session/queries'
import type { RootState } from '@/store/setup/state'

/** The strongest role on the silo or the system, and the groups that have it. */
export interface OwnRole {
  level: 'fleet' | 'silo'
  role: RoleKey
  /** Empty if the user has it directly. */
  groups: readonly string[]
}

export interface ProfileViewModel {
  id: string
  displayName: string
  silo: string
  /** Undefined if unknown. */
  roles: readonly OwnRole[] | undefined
  groups: readonly Pick<Group, 'id' | 'displayName'>[]
}

const ownRole = (
  level: OwnRole['level'],
  policy: RolePolicy | undefined,
  userId: string,
  groups: readonly Group[],
): OwnRole[] => {
  const names = new Map(groups.map(({ id, displayName }) => [id, displayName]))
  const held = (policy?.roleAssignments ?? []).filter(
    ({ identityId }) => identityId === userId || names.has(identityId),
  )
  const role = strongestRole(held.map(({ roleName }) => roleName))
  if (!role) return []
  const holders = held
    .filter(({ roleName }) => roleName === role)
    .map(({ identityId }) => identityId)
  const isDirect = holders.includes(userId)
  return [{ level, role, groups: isDirect ? [] : holders.map(id => names.get(id) ?? id) }]
}

/** The signed-in user; undefined until loaded. */
export const selectProfile = createSelector(
  [
    (state: RootState) => selectData(state, currentUserQuery),
    (state: RootState) => selectData(state, userGroupsQuery)?.items,
    (state: RootState) => selectData(state, siloPolicyQuery),
    (state: RootState) => selectData(state, systemPolicyQuery),
  ],
  (me, groups = [], siloPolicy, systemPolicy): ProfileViewModel | undefined =>
    me && {
      id: me.id,
      displayName: me.displayName,
      silo: me.siloName,
      roles: siloPolicy && [
        ...ownRole('silo', siloPolicy, me.id, groups),
        ...ownRole('fleet', systemPolicy, me.id, groups),
      ],
      groups,
    },
)
