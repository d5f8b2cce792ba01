import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { directRole, type RoleKey } from '@/lib/roles'
import { selectAccess, type AccessRowViewModel } from '@/store/access/access'
import { selectIdentities, type Identity } from '@/store/access/identities'
import { allGroupsQuery, usersQuery } from '@/store/access/queries'
import { withReason } from '@/store/commands/action'
import type { ScreenActionsSelector } from '@/store/routing/route'
import { systemPolicyQuery } from '@/store/session/queries'
import { selectCurrentUser } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, tabOf } from '../paths'
import { allSilosQuery, siloUserQuery } from '../silos/queries'
import { mappedRolesOf } from '../silos/rules'

const FLEET = { on: 'fleet' } as const

/** Users and groups with a role on the fleet, or users of a silo whose role there gives one. */
export interface FleetAccessRowViewModel extends AccessRowViewModel {
  /** Whether it is a user or group of another silo. */
  isForeign: boolean
  /** Present for the mapping of a role on a silo. */
  mapping?: { silo: string; role: RoleKey; href: string }
}

const selectMappings = createSelector(
  [(state: RootState) => selectData(state, allSilosQuery)],
  (silos): FleetAccessRowViewModel[] =>
    (silos?.items ?? []).flatMap(silo => {
      const href = tabOf(systemPaths.silo({ silo: silo.name }), 'fleet-roles')
      return mappedRolesOf(silo).map(({ silo: role, fleet }) => ({
        id: `${silo.id}/${role}/${fleet}`,
        name: `Any silo.${role} in ${silo.name}`,
        isGroup: false,
        hasReadableMembers: false,
        isCaller: false,
        roles: [{ level: 'fleet', role: fleet }],
        isInherited: true,
        isForeign: false,
        actions: [{ id: 'viewSilo', label: 'View silo', to: href }],
        mapping: { silo: silo.name, role, href },
      }))
    }),
)

/** Who has access to the fleet, and by which role mappings; undefined while loading. */
export const selectFleetAccess = createSelector(
  [
    (state: RootState) => selectAccess(state, FLEET),
    selectMappings,
    selectReasonNotAdmin,
    (state: RootState) =>
      Boolean(selectData(state, usersQuery(FLEET)) && selectData(state, allGroupsQuery)),
  ],
  (access, mappings, reason, areOwnKnown) =>
    access && {
      ...access,
      adding: { ...access.adding, reason: reason ?? access.adding.reason },
      rows: [
        ...access.rows.map(row => ({
          ...row,
          isForeign: areOwnKnown && row.name === row.id,
          actions: withReason(row.actions, reason),
        })),
        ...mappings,
      ] as readonly FleetAccessRowViewModel[],
    },
)

/** The palette actions of the page. */
export const selectFleetAccessActions: ScreenActionsSelector = createSelector(
  [selectFleetAccess],
  access => access && { group: 'Fleet access', actions: [access.adding] },
)

/** The users and groups of the own silo without a role on the fleet. */
export const selectFleetAddable = createSelector(
  [
    (state: RootState) => selectIdentities(state, FLEET),
    (state: RootState) => selectData(state, systemPolicyQuery),
  ],
  (identities, policy): readonly Identity[] =>
    identities.filter(({ id }) => !policy || !directRole(policy, id)),
)

/** The queries that find the silo of a user: one for each silo but the own one. */
export const selectLookUpQueries = createSelector(
  [
    (state: RootState) => selectData(state, allSilosQuery),
    (state: RootState) => selectCurrentUser(state)?.siloId,
    (_state: RootState, user: string) => user,
  ],
  (silos, own, user) =>
    (silos?.items ?? [])
      .filter(({ id }) => id !== own)
      .map(({ name }) => ({ silo: name, query: siloUserQuery({ silo: name, user }) })),
)

/** A user of another silo, once found; null if none of the silos has them. */
export const selectFoundUser = (state: RootState, user: string) => {
  const entries = selectLookUpQueries(state, user).map(({ silo, query }) => ({
    silo,
    entry: selectEntry(state, query),
  }))
  const found = entries.find(({ entry }) => entry?.data)
  if (found?.entry?.data) return `${found.entry.data.displayName} in ${found.silo}`
  const isAsking = entries.some(({ entry }) => !entry || entry.status === 'pending')
  return isAsking ? undefined : null
}
