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
import { mappedRolesOf } from './silos/rules'

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

/** The user's role on their own silo; undefined until certain, null for none. */
const selectOwnSiloRole = createSelector(
  [selectReader, (state: RootState) => selectData(state, siloPolicyQuery)],
  (reader, policy): RoleKey | null | undefined =>
    reader && policy && (effectiveRole(reader, [policy]) ?? null),
)

const NONE: readonly RoleKey[] = []

/** The roles on the fleet that the user's role on their silo gives, as far as known. */
export const selectMappedRoles = createSelector(
  [selectOwnSiloRole, selectOwnSilo],
  // A silo role includes the weaker ones.
  (siloRole, silo): readonly RoleKey[] =>
    siloRole && silo
      ? mappedRolesOf(silo).flatMap(({ silo: role, fleet }) =>
          roleRank(siloRole) <= roleRank(role) ? [fleet] : [],
        )
      : NONE,
)

/**
 * The user's role on the fleet, given directly or through a role on their silo; undefined until
 * certain.
 */
export const selectFleetRole = createSelector(
  [
    selectReader,
    (state: RootState) => selectData(state, systemPolicyQuery),
    selectOwnSiloRole,
    selectOwnSilo,
    selectMappedRoles,
  ],
  (reader, policy, siloRole, silo, mapped): RoleKey | undefined => {
    if (!reader || !policy || siloRole === undefined || !silo) return undefined
    const given = effectiveRole(reader, [policy])
    return strongestRole(given ? [given, ...mapped] : mapped)
  },
)

const REASONS: Partial<Record<RoleKey, RichText>> = {
  admin: rich`Only fleet admins can do this`,
  collaborator: rich`Only fleet admins and collaborators can do this`,
}

/**
 * Why a user with this fleet role cannot do what needs the role `needed`; undefined if they can.
 */
export const reasonNeedsRole = (
  role: RoleKey | undefined,
  needed: RoleKey,
): RichText | undefined => (role && roleRank(role) > roleRank(needed) ? REASONS[needed] : undefined)

/** Why the user cannot do what only fleet admins may; undefined if they can. */
export const selectReasonNotAdmin = (state: RootState) =>
  reasonNeedsRole(selectFleetRole(state), 'admin')

/** Why the user cannot do what only fleet collaborators may; undefined if they can. */
export const selectReasonNotCollaborator = (state: RootState) =>
  reasonNeedsRole(selectFleetRole(state), 'collaborator')

/**
 * Why the user cannot change the silo with that id in a way that needs this fleet role; undefined
 * if they can. Admins of the silo can too.
 */
export const selectReasonNotOfSilo = (
  state: RootState,
  silo: string | undefined,
  needed: RoleKey,
): RichText | undefined =>
  selectReader(state)?.siloId === silo && selectOwnSiloRole(state) === 'admin'
    ? undefined
    : reasonNeedsRole(selectFleetRole(state), needed)
