import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { effectiveRole, roleRank, strongestRole, type RoleKey } from '@/lib/roles'
import { rich, type RichText } from '@/lib/rich-text'
import {
  currentUserQuery,
  siloPolicyQuery,
  systemPolicyQuery,
  userGroupsQuery,
} from '@/store/session/queries'
import type { RootState } from '@/store/setup/state'
import { siloViewQuery } from './silos/queries'

const selectOwnSilo = (state: RootState) => {
  const { siloId } = selectData(state, currentUserQuery) ?? {}
  return siloId === undefined ? undefined : selectData(state, siloViewQuery({ silo: siloId }))
}

const selectReader = createSelector(
  [
    (state: RootState) => selectData(state, currentUserQuery),
    (state: RootState) => selectData(state, userGroupsQuery)?.items,
  ],
  (me, groups) => me && groups && { ...me, groupIds: groups.map(({ id }) => id) },
)

/** The reader's role on their own silo; undefined until it is sure, null for none. */
const selectOwnSiloRole = createSelector(
  [selectReader, (state: RootState) => selectData(state, siloPolicyQuery)],
  (reader, policy): RoleKey | null | undefined =>
    reader && policy && (effectiveRole(reader, [policy]) ?? null),
)

/** The reader's role on the fleet, given directly or by a role on their silo; undefined until it is sure. */
export const selectFleetRole = createSelector(
  [
    selectReader,
    (state: RootState) => selectData(state, systemPolicyQuery),
    selectOwnSiloRole,
    selectOwnSilo,
  ],
  (reader, policy, siloRole, silo): RoleKey | undefined => {
    if (!reader || !policy || siloRole === undefined || !silo) return undefined
    const given = effectiveRole(reader, [policy])
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

/**
 * Why the reader cannot do to the silo of that id what needs this role on the fleet, or undefined. An
 * admin of the silo may as well.
 */
export const selectReasonNotOfSilo = (
  state: RootState,
  silo: string | undefined,
  needed: RoleKey,
): RichText | undefined =>
  selectReader(state)?.siloId === silo && selectOwnSiloRole(state) === 'admin'
    ? undefined
    : reasonNeedsRole(selectFleetRole(state), needed)
