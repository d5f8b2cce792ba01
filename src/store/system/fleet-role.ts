import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { effectiveRole, roleRank, strongestRole, type RoleKey } from '@/lib/roles'
import { rich, type RichText } from '@/lib/rich-text'
import {
  currentUserQuery,
  ownSiloPolicyQuery,
  systemPolicyQuery,
  userGroupsQuery,
} from '@/store/session/queries'
import type { RootState } from '@/store/setup/reducer'
import { siloViewQuery } from './silos/queries'

const selectOwnSilo = (state: RootState) => {
  const { siloId } = selectData(state, currentUserQuery) ?? {}
  return siloId === undefined ? undefined : selectData(state, siloViewQuery(siloId))
}

/** The reader's role on the fleet, given directly or by a role on their silo; undefined until it is sure. */
export const selectFleetRole = createSelector(
  [
    (state: RootState) => selectData(state, currentUserQuery),
    (state: RootState) => selectData(state, userGroupsQuery)?.items,
    (state: RootState) => selectData(state, systemPolicyQuery),
    (state: RootState) => selectData(state, ownSiloPolicyQuery),
    selectOwnSilo,
  ],
  (me, groups, fleetPolicy, siloPolicy, silo): RoleKey | undefined => {
    if (!me || !groups || !fleetPolicy || !siloPolicy || !silo) return undefined
    const reader = { id: me.id, groupIds: groups.map(({ id }) => id) }
    const given = effectiveRole(reader, [fleetPolicy])
    const siloRole = effectiveRole(reader, [siloPolicy])
    // A role on the silo holds what the weaker ones hold.
    const mapped = Object.entries(silo.mappedFleetRoles).flatMap(([role, fleetRoles]) =>
      siloRole && roleRank(siloRole) <= roleRank(role as RoleKey) ? fleetRoles : [],
    )
    return strongestRole(given ? [given, ...mapped] : mapped)
  },
)

const REASONS: Partial<Record<RoleKey, RichText>> = {
  admin: rich`Only fleet admins can do this`,
  collaborator: rich`Only fleet admins and collaborators can do this`,
}

/** Why somebody with this role on the fleet cannot do what needs `needed`, or undefined. */
export const reasonNeedsRole = (
  role: RoleKey | undefined,
  needed: RoleKey,
): RichText | undefined => (role && roleRank(role) > roleRank(needed) ? REASONS[needed] : undefined)

/** Why the reader cannot do what only fleet admins may, or undefined. */
export const selectReasonNotAdmin = (state: RootState) =>
  reasonNeedsRole(selectFleetRole(state), 'admin')

/** Why the reader cannot do what needs a fleet collaborator, or undefined. */
export const selectReasonNotCollaborator = (state: RootState) =>
  reasonNeedsRole(selectFleetRole(state), 'collaborator')
