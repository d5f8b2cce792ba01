import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich, type RichText } from '@/lib/rich-text'
import { compareIdentities, roleRank, type RoleKey, type RolePolicy } from '@/lib/roles'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import { siloPolicyQuery, userGroupsQuery } from '@/store/session/queries'
import { selectCurrentUser, selectIsFleetViewer, selectSiloName } from '@/store/session/selectors'
import type { RootState } from '@/store/setup/state'
import { addAction, certificatesAction, identityActions } from './actions'
import { selectIdentities, type Identity } from './identities'
import { policyQuery, allGroupsQuery, allUsersQuery } from './queries'
import type { AccessFacts, AccessLevel } from './rules'

/** The project; undefined for the silo. */
export interface AccessParams {
  project?: string | undefined
}

/** The policies of the project or silo and the user's rights; undefined until loaded. */
export const selectAccessFacts = createSelector(
  [
    (state: RootState, { project }: AccessParams) => selectData(state, policyQuery(project)),
    (state: RootState) => selectData(state, siloPolicyQuery),
    selectCurrentUser,
    (state: RootState) => selectData(state, userGroupsQuery),
    selectIsFleetViewer,
    (_state: RootState, { project }: AccessParams) => project,
  ],
  (policy, siloPolicy, me, groups, mayOperate, project): AccessFacts | undefined =>
    policy &&
    me && {
      level: project === undefined ? 'silo' : 'project',
      policy,
      siloPolicy,
      caller: {
        id: me.id,
        groupIds: groups?.items.map(({ id }) => id) ?? [],
        areGroupsKnown: groups !== undefined && !groups.nextPage,
        mayOperate,
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
  isGroup: boolean
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
  project: string | undefined,
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
      isGroup: identity.identityType === 'silo_group',
      isCaller: identity.id === facts.caller.id,
      roles,
      isInherited: roles.every(({ level }) => level !== facts.level),
      actions: identityActions(identity, facts, project),
    }))
}

const gapOf = ({ siloPolicy }: AccessFacts, areNamed: boolean) => {
  if (!siloPolicy) return rich`The roles on the silo, which hold here as well, could not be read.`
  return areNamed ? undefined : rich`The names could not be read: users and groups have their ids.`
}

/** The users and groups with access to the project or silo; undefined while loading. */
export const selectAccess = createSelector(
  [
    selectAccessFacts,
    selectIdentities,
    (state: RootState) =>
      Boolean(selectData(state, allUsersQuery) && selectData(state, allGroupsQuery)),
    (state: RootState, { project }: AccessParams) => project ?? selectSiloName(state),
    (_state: RootState, { project }: AccessParams) => project,
  ],
  (facts, identities, areNamed, place, project): AccessViewModel | undefined => {
    if (!facts) return undefined
    const adding = addAction(facts, project)
    const links = certificatesAction(facts)
    return {
      rows: toRows(facts, identities, project),
      adding,
      links,
      palette: {
        group: facts.level === 'silo' ? `Silo '${place}'` : `Project '${place}'`,
        actions: [adding, ...links],
      },
      gap: gapOf(facts, areNamed),
    }
  },
)

/** The palette actions of the access page. */
export const selectAccessActions: ScreenActionsSelector<AccessParams> = (state, params) =>
  selectAccess(state, params)?.palette
