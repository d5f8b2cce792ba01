import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich, type RichText } from '@/lib/rich-text'
import { compareIdentities, roleRank, type RoleKey, type RolePolicy } from '@/lib/roles'
import { capitalize } from '@/lib/text'
import type { BulkAction } from '@/store/bulk/plan'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import { selectSupports } from '@/store/release/release'
import { siloPolicyQuery, userGroupsQuery } from '@/store/session/queries'
import {
  selectDirectFleetRole,
  selectMappedRoles,
  selectMapping,
  selectRights,
} from '@/store/session/rights'
import { selectCurrentUser, selectIsFleetViewer, selectSiloName } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { siloPaths } from '@/store/silo/paths'
import { addAction, certificatesAction, identityActions } from './actions'
import { accessBulk } from './bulk'
import { selectIdentities, selectIsOwnPlace, type Identity } from './identities'
import { allGroupsQuery, policyQuery, usersQuery, type AccessPlace } from './queries'
import type { AccessFacts, AccessLevel } from './rules'

/** Whether the user may be a collaborator or an admin of the fleet: those may change silos. */
const selectMayOperate = (state: RootState) => {
  const fleet = selectRights(state, undefined)?.fleet
  return selectIsFleetViewer(state) && fleet !== null && fleet !== 'viewer'
}

/** The policies of the project or silo and the user's rights; undefined until loaded. */
export const selectAccessFacts = createSelector(
  [
    (state: RootState, place: AccessPlace) => selectData(state, policyQuery(place)),
    (state: RootState) => selectData(state, siloPolicyQuery),
    selectCurrentUser,
    (state: RootState) => selectData(state, userGroupsQuery),
    selectMayOperate,
    selectMappedRoles,
    selectMapping,
    selectDirectFleetRole,
    selectIsFleetViewer,
    (_state: RootState, { on, project }: AccessPlace) =>
      on ?? (project === undefined ? 'silo' : 'project'),
  ],
  (
    policy,
    siloPolicy,
    me,
    groups,
    mayOperate,
    mappedRoles,
    mapping,
    fleetRole,
    seesSystem,
    level,
  ): AccessFacts | undefined =>
    policy &&
    me && {
      level,
      policy,
      siloPolicy,
      caller: {
        id: me.id,
        groupIds: groups?.items.map(({ id }) => id) ?? [],
        areGroupsKnown: groups !== undefined && !groups.nextPage,
        mayOperate,
        mappedRoles,
        mapping,
        fleetRole,
        seesSystem,
      },
    },
)

/** A role, and the level it was given on. */
export interface HeldRole {
  level: AccessLevel
  role: RoleKey
}

export interface AccessRowViewModel {
  /** The id of the user or group. */
  id: string
  name: string
  /** The panel of a user of the own silo. */
  href?: string
  isGroup: boolean
  /** Whether it is a group whose members the user may read. */
  hasReadableMembers: boolean
  /** Whether this is the signed-in user. */
  isCaller: boolean
  /** Strongest first. */
  roles: readonly HeldRole[]
  /** Whether all roles come from the silo. */
  isInherited: boolean
  actions: readonly ActionViewModel[]
}

export interface AccessViewModel {
  rows: readonly AccessRowViewModel[]
  adding: ActionViewModel
  /** Links to other pages of the silo for its administrators. */
  links: readonly ActionViewModel[]
  /** The same actions for the palette. */
  palette: ScreenActions
  bulk: readonly BulkAction<AccessRowViewModel>[]
  /** What is missing from the table because it could not be read; undefined if complete. */
  gap: RichText | undefined
}

/** The role assignments of a policy, with its level. */
const rolesOf = (policy: RolePolicy, level: AccessLevel) =>
  policy.roleAssignments.map(({ roleName, ...holder }) => ({ ...holder, level, role: roleName }))

const strongestFirst = (a: HeldRole, b: HeldRole) =>
  roleRank(a.role) - roleRank(b.role) || (a.level === b.level ? 0 : a.level === 'silo' ? -1 : 1)

const heldRoles = ({ level, policy, siloPolicy }: AccessFacts) => [
  ...rolesOf(policy, level),
  ...(level === 'project' && siloPolicy ? rolesOf(siloPolicy, 'silo') : []),
]

const toRows = (
  facts: AccessFacts,
  identities: readonly Identity[],
  place: AccessPlace,
  isOwn: boolean,
): AccessRowViewModel[] => {
  const known = new Map(identities.map(identity => [identity.id, identity]))
  const held = heldRoles(facts)
  const holders = new Map(
    held.map(({ identityId: id, identityType }): [string, Identity] => [
      id,
      known.get(id) ?? { id, identityType, name: id },
    ]),
  )
  const rolesOfHolder = (id: string): HeldRole[] =>
    held
      .filter(({ identityId }) => identityId === id)
      .map(({ level, role }) => ({ level, role }))
      .toSorted(strongestFirst)
  return [...holders.values()]
    .toSorted(compareIdentities)
    .map(identity => ({ identity, roles: rolesOfHolder(identity.id) }))
    .map(({ identity, roles }) => ({
      id: identity.id,
      name: identity.name,
      ...(isOwn &&
        identity.identityType === 'silo_user' &&
        known.has(identity.id) && { href: siloPaths.user({ user: identity.id }) }),
      isGroup: identity.identityType === 'silo_group',
      // A role on the fleet may be that of another silo's group.
      hasReadableMembers:
        identity.identityType === 'silo_group' &&
        isOwn &&
        (facts.level !== 'fleet' || known.has(identity.id)),
      isCaller: identity.id === facts.caller.id,
      roles,
      isInherited: roles.every(({ level }) => level !== facts.level),
      actions: identityActions(identity, facts, place),
    }))
}

const gapOf = (
  { level, siloPolicy }: AccessFacts,
  areNamed: boolean,
  rows: readonly AccessRowViewModel[],
) => {
  if (level === 'project' && !siloPolicy)
    return rich`The roles on the silo, which also apply here, could not be read.`
  if (!areNamed) return rich`The names could not be read, so users and groups are shown by ID.`
  return rows.some(({ isGroup, hasReadableMembers }) => isGroup && !hasReadableMembers)
    ? rich`Groups of another silo are shown by ID, because their names cannot be read.`
    : undefined
}

/** The users and groups with access to the project or silo; undefined while loading. */
export const selectAccess = createSelector(
  [
    selectAccessFacts,
    selectIdentities,
    (state: RootState, place: AccessPlace) =>
      Boolean(selectData(state, usersQuery(place)) && selectData(state, allGroupsQuery)),
    selectIsOwnPlace,
    (state: RootState, { project, silo }: AccessPlace) => project ?? silo ?? selectSiloName(state),
    (_state: RootState, { project }: AccessPlace) => project,
    (_state: RootState, { silo }: AccessPlace) => silo,
    (_state: RootState, { on }: AccessPlace) => on,
    (state: RootState) => selectSupports(state, 'limitedCollaborator'),
  ],
  (
    facts,
    identities,
    areNamed,
    isOwn,
    name,
    project,
    silo,
    on,
    hasLimited,
  ): AccessViewModel | undefined => {
    if (!facts) return undefined
    const place = {
      ...(project !== undefined && { project }),
      ...(silo !== undefined && { silo }),
      ...(on && { on }),
    }
    const adding = addAction(facts, place)
    const links = certificatesAction(facts, place)
    const rows = toRows(facts, identities, place, isOwn)
    return {
      rows,
      adding,
      links,
      palette: {
        group: facts.level === 'fleet' ? 'Fleet access' : `${capitalize(facts.level)} '${name}'`,
        actions: [adding, ...links],
      },
      bulk: accessBulk(facts, place, hasLimited),
      gap: gapOf(facts, areNamed, rows),
    }
  },
)

/** The palette actions of the access page. */
export const selectAccessActions: ScreenActionsSelector<AccessPlace> = (state, params) =>
  selectAccess(state, params)?.palette
