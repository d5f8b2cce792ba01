import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Group, Silo, User } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { expiryOf } from '@/lib/expiry'
import { compareIdentities, directRole, roleRank, type RoleKey, type RolePolicy } from '@/lib/roles'
import { selectAccessFacts } from '@/store/access/access'
import type { Identity } from '@/store/access/identities'
import { allGroupsQuery, groupMembersQuery, policyQuery, usersQuery } from '@/store/access/queries'
import { reasonCannotGrant, type AccessFacts } from '@/store/access/rules'
import type { ActionViewModel } from '@/store/commands/action'
import { selectSupports } from '@/store/release/release'
import type { ScreenActionsSelector } from '@/store/routing/route'
import { systemPolicyQuery } from '@/store/session/queries'
import { selectCurrentUser } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { siloViewQuery } from '@/store/system/silos/queries'
import { mappedRolesOf } from '@/store/system/silos/rules'
import { siloPaths, type SiloParams } from '../paths'
import { allProjectsQuery } from '../queries'
import { logOutAction, roleActions } from './actions'
import { groupViewQuery, userSessionsQuery, userTokensQuery, userViewQuery } from './queries'
import { grantsOf, type Grant, type Holder, type Unreadable } from './rules'

const OWN = {}

const selectUsers = (state: RootState) => selectData(state, usersQuery(OWN))
const selectGroups = (state: RootState) => selectData(state, allGroupsQuery)
const selectFacts = (state: RootState) => selectAccessFacts(state, OWN)

/** Whether queries have been answered, or have failed. */
export const selectAreSettled = (state: RootState, queries: readonly Query[]): boolean =>
  queries.every(query => {
    const entry = selectEntry(state, query)
    return entry !== undefined && entry.status !== 'pending'
  })

const byName = (a: { name: string }, b: { name: string }) =>
  compareIdentities({ identityType: 'silo_user', ...a }, { identityType: 'silo_user', ...b })

/** The members of each group, which are read one group after the other. */
const toMemberships = weakMapMemoize(
  (groups: readonly Group[], ...members: readonly (readonly User[] | null | undefined)[]) => ({
    /** Undefined while being read, null if they cannot be. */
    membersOf: (group: string) => members[groups.findIndex(({ id }) => id === group)],
    groupsOf: (user: string) =>
      groups
        .filter((_group, index) => members[index]?.some(({ id }) => id === user))
        .map(({ id, displayName }) => ({ id, name: displayName || id }))
        .toSorted(byName),
    isComplete: members.every(each => each !== undefined),
    hasFailed: members.includes(null),
  }),
)

const NONE: readonly Group[] = []

/** Who is in which group, as far as read. */
const selectMemberships = (state: RootState) => {
  const groups = selectGroups(state)?.items ?? NONE
  return toMemberships(
    groups,
    ...groups.map(({ id }) => {
      const entry = selectEntry(state, groupMembersQuery({ group: id }))
      return entry?.data?.items ?? (entry?.error ? null : undefined)
    }),
  )
}

/** The queries for the members of all groups. */
export const selectMemberQueries = createSelector([selectGroups], groups =>
  (groups?.items ?? NONE).map(({ id }) => groupMembersQuery({ group: id })),
)

/** The strongest role on the silo, and the group that gives it unless it was given directly. */
export interface SiloRole {
  role: RoleKey
  via?: string
}

const strongest = (facts: AccessFacts, { id, groups }: Holder): SiloRole | undefined => {
  const own = directRole(facts.policy, id)
  return [
    ...(own ? [{ role: own }] : []),
    ...groups.flatMap(group => {
      const role = directRole(facts.policy, group.id)
      return role ? [{ role, via: group.name }] : []
    }),
  ].toSorted((a, b) => roleRank(a.role) - roleRank(b.role))[0]
}

interface IdentityRow {
  id: string
  name: string
  href: string
  /** Undefined on racks before release 19. */
  timeCreated: string
  /** Undefined for none, null while the groups that may give one are being read. */
  role: SiloRole | null | undefined
  actions: readonly ActionViewModel[]
}

export interface UserRowViewModel extends IdentityRow {
  isCaller: boolean
  /** Undefined while being read. */
  groups: readonly { id: string; name: string }[] | undefined
  /** Whether the members of groups that they may be in could not be read. */
  isUncertain: boolean
}

export interface GroupRowViewModel extends IdentityRow {
  /** Undefined while being read, null if it cannot be. */
  members: number | null | undefined
}

const toIdentity = (
  { id, displayName }: User | Group,
  identityType: Identity['identityType'],
): Identity => ({ id, identityType, name: displayName || id })

/** Whether the caller may see and end the sessions of a user. */
const mayAdminister = (facts: AccessFacts | undefined, me: string | undefined, user: string) =>
  me === user || (facts !== undefined && !reasonCannotGrant(facts))

const selectReader = createSelector(
  [
    selectFacts,
    (state: RootState) => selectCurrentUser(state)?.id,
    (state: RootState) => selectSupports(state, 'userSessions'),
  ],
  (facts, me, hasSessions) => ({ facts, me, hasSessions }),
)

/** The actions on a user with these groups. */
const userActions = (
  user: User,
  groups: Holder['groups'],
  { facts, me, hasSessions }: ReturnType<typeof selectReader>,
): readonly ActionViewModel[] => {
  const identity = toIdentity(user, 'silo_user')
  const { via } = (facts && strongest(facts, { id: user.id, groups })) ?? {}
  return [
    ...(facts ? roleActions(identity, facts, via) : []),
    ...(hasSessions && mayAdminister(facts, me, user.id)
      ? [logOutAction(identity, user.id === me)]
      : []),
  ]
}

const groupRoleActions = (group: Group, facts: AccessFacts | undefined) =>
  facts ? roleActions(toIdentity(group, 'silo_group'), facts, undefined) : []

/** The actions on a user or group that is on no screen. */
export const selectActionsOfUser = (state: RootState, user: User) =>
  userActions(user, selectMemberships(state).groupsOf(user.id), selectReader(state))
export const selectActionsOfGroup = (state: RootState, group: Group) =>
  groupRoleActions(group, selectFacts(state))

/** The users of the silo, by name. */
export const selectUserRows = createSelector(
  [selectUsers, selectMemberships, selectReader],
  (users, memberships, reader): readonly UserRowViewModel[] =>
    (users?.items ?? [])
      .map(user => {
        const { facts, me } = reader
        const groups = memberships.groupsOf(user.id)
        const role = facts && strongest(facts, { id: user.id, groups })
        const isKnown = memberships.isComplete || role?.role === 'admin'
        return {
          id: user.id,
          name: user.displayName || user.id,
          href: siloPaths.user({ user: user.id }),
          timeCreated: user.timeCreated,
          isCaller: user.id === me,
          groups: memberships.isComplete ? groups : undefined,
          role: isKnown ? role : null,
          isUncertain: memberships.hasFailed,
          actions: userActions(user, groups, reader),
        }
      })
      .toSorted(byName),
)

/** The groups of the silo, by name. */
export const selectGroupRows = createSelector(
  [selectGroups, selectMemberships, selectFacts],
  (groups, { membersOf }, facts): readonly GroupRowViewModel[] =>
    (groups?.items ?? [])
      .map(group => {
        const members = membersOf(group.id)
        return {
          id: group.id,
          name: group.displayName || group.id,
          href: siloPaths.group({ group: group.id }),
          timeCreated: group.timeCreated,
          members: members ? members.length : members,
          role: facts && strongest(facts, { id: group.id, groups: [] }),
          actions: groupRoleActions(group, facts),
        }
      })
      .toSorted(byName),
)

/** Whether the roles on the silo can be read. */
export const selectHasRoles = (state: RootState) => selectFacts(state) !== undefined

/** What the lists of users and groups lack. */
export const selectIdentityGaps = createSelector(
  [selectUsers, selectGroups, selectFacts, selectMemberships],
  (users, groups, facts, { hasFailed }): readonly string[] => [
    ...(facts ? [] : ['The roles on the silo could not be read.']),
    ...(hasFailed ? ['The members of some groups could not be read: roles may be missing.'] : []),
    ...(users && groups ? [] : ['Some users or groups could not be read.']),
    ...(users?.nextPage || groups?.nextPage
      ? ['Only the first 1000 by ID are shown; there are more.']
      : []),
  ],
)

const toLinks = (group: string) =>
  weakMapMemoize((rows: readonly IdentityRow[]) => ({
    group,
    actions: rows.map(({ id, name, href }) => ({ id, label: name, to: href })),
  }))

const userLinks = toLinks('Go to user')
const groupLinks = toLinks('Go to group')

/** Links to the users and groups for the palette. */
export const selectUserLinks: ScreenActionsSelector = state => userLinks(selectUserRows(state))
export const selectGroupLinks: ScreenActionsSelector = state => groupLinks(selectGroupRows(state))

/** The user in the open panel, also one who is not among those listed. */
export const selectUser = createSelector(
  [
    selectUserRows,
    (state: RootState, { user }: SiloParams<'user'>) => selectData(state, userViewQuery({ user })),
    selectUsers,
    (_state: RootState, { user }: SiloParams<'user'>) => user,
    (state: RootState) => mayAdminister(selectFacts(state), selectCurrentUser(state)?.id, ''),
    selectMemberships,
  ],
  (rows, viewed, users, id, isAdmin, { groupsOf, isComplete }) => {
    const row = rows.find(each => each.id === id)
    const user = viewed ?? users?.items.find(each => each.id === id)
    if (!user) return undefined
    const { name = user.displayName, isCaller = false, actions = [] } = row ?? {}
    // Undefined while being read.
    const groups = isComplete ? groupsOf(id) : undefined
    return { ...user, name, groups, isCaller, actions, mayAdminister: isAdmin || isCaller }
  },
)

/** The group in the open panel. */
export const selectGroup = createSelector(
  [
    selectGroupRows,
    (state: RootState, { group }: SiloParams<'group'>) =>
      selectData(state, groupViewQuery({ group })),
  ],
  (rows, group) => {
    const row = rows.find(({ id }) => id === group?.id)
    const { name = group?.displayName ?? '', actions = [] } = row ?? {}
    return group && { ...group, name, groups: [], actions }
  },
)

const toGrants = weakMapMemoize(
  (
    holder: Holder,
    siloPolicy: RolePolicy | undefined,
    fleetPolicy: RolePolicy | undefined,
    silo: Silo | undefined,
    names: readonly string[],
    ...policies: readonly (RolePolicy | undefined)[]
  ): readonly Grant[] =>
    grantsOf(holder, {
      siloPolicy,
      fleetPolicy,
      mapped: silo ? mappedRolesOf(silo) : [],
      projects: names.map((name, index) => ({ name, policy: policies[index] })),
    }),
)

/** The readable projects. */
export const selectProjectNames = createSelector(
  [(state: RootState) => selectData(state, allProjectsQuery)],
  (projects): readonly string[] => (projects?.items ?? []).map(({ name }) => name),
)

const selectSilo = (state: RootState) =>
  selectData(state, siloViewQuery({ silo: selectCurrentUser(state)?.siloId ?? '' }))

/** How the silo's users sign in, which only fleet viewers may see. */
export const selectIdentityMode = (state: RootState) => selectSilo(state)?.identityMode

/** All roles of a user or group, in projects as far as their policies have been read. */
export const selectGrants = (state: RootState, holder: Holder): readonly Grant[] => {
  const names = selectProjectNames(state)
  return toGrants(
    holder,
    selectData(state, policyQuery(OWN)),
    selectData(state, systemPolicyQuery),
    selectSilo(state),
    names,
    ...names.map(project => selectData(state, policyQuery({ project }))),
  )
}

const toProgress = weakMapMemoize((...states: readonly (boolean | undefined)[]) => ({
  read: states.filter(each => each !== undefined).length,
  total: states.length,
  refused: states.flatMap((each, index) => (each === false ? [index] : [])),
}))

/** How many projects have been looked into, and which ones cannot be read. */
export const selectProjectProgress = (state: RootState) =>
  toProgress(
    ...selectProjectNames(state).map(project => {
      const entry = selectEntry(state, policyQuery({ project }))
      if (entry?.error) return false
      return entry?.data ? true : undefined
    }),
  )

/** What about access could not be read. */
export const selectUnreadable = createSelector(
  [
    (state: RootState) => selectData(state, policyQuery(OWN)) !== undefined,
    (state: RootState) => selectData(state, systemPolicyQuery) !== undefined,
    (state: RootState) => selectSilo(state) !== undefined,
    (state: RootState) => selectMemberships(state).hasFailed,
    (state: RootState, project: string | undefined) =>
      project !== undefined && selectData(state, policyQuery({ project })) !== undefined,
    (_state: RootState, project: string | undefined) => project,
  ],
  (hasSilo, hasFleet, hasMappings, lacksMembers, hasProject, project): Unreadable => ({
    ...(!hasSilo && { silo: 'the policy of the silo' }),
    ...(!hasMappings && { fleet: 'the role mapping of the silo' }),
    ...(!hasFleet && { fleet: 'the policy of the fleet' }),
    ...(lacksMembers && { groups: 'the membership of some groups' }),
    ...(project !== undefined && !hasProject && { project: `the policy of ${project}` }),
  }),
)

/** The sessions and access tokens of a user, as far as read. */
export const selectCredentials = createSelector(
  [
    (state: RootState, user: string) => selectEntry(state, userSessionsQuery({ user })),
    (state: RootState, user: string) => selectEntry(state, userTokensQuery({ user })),
  ],
  (sessions, tokens) => ({
    sessions: sessions?.data?.items.map(session => ({ ...session, name: session.id, actions: [] })),
    tokens: tokens?.data?.items.map(token => ({
      ...token,
      name: `access token ${token.id.slice(0, 8)}`,
      expiry: expiryOf(token.timeExpires, tokens.fulfilledTimeStamp ?? 0),
    })),
    failure: sessions?.error?.message ?? tokens?.error?.message,
  }),
)
