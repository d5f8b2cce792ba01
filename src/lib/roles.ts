import { camelToSnakeKey } from './case'
import { emphasis, rich, type RichText } from './rich-text'
import { enumWords } from './text'

/** Strongest first. The fleet and releases that lack it have no `limited_collaborator`. */
export const ROLES = ['admin', 'collaborator', 'limited_collaborator', 'viewer'] as const
export type RoleKey = (typeof ROLES)[number]

export type IdentityType = 'silo_user' | 'silo_group'

/** One identity's role in a policy. */
export interface Assignment {
  readonly identityId: string
  readonly identityType: IdentityType
  readonly roleName: RoleKey
}

export interface RolePolicy {
  readonly roleAssignments: readonly Assignment[]
}

/** 0 is the strongest. Roles that this console does not know come last. */
export const roleRank = (role: RoleKey): number => {
  const rank = ROLES.indexOf(role)
  return rank === -1 ? ROLES.length : rank
}

/** False for a role that only a newer console knows. */
export const isKnownRole = (role: RoleKey): boolean => ROLES.includes(role)

/** The display text of a role: `limited collaborator`. */
export const roleLabel = (role: RoleKey): string => enumWords(role)

/** The levels that roles are given on. */
export type RoleLevel = 'fleet' | 'silo' | 'project'

/** Why something is not possible without one of these roles. */
export const reasonNeeds = (
  roles: readonly { readonly role: RoleKey; readonly level: RoleLevel }[],
): RichText =>
  roles
    .map(
      ({ role, level }) =>
        rich`${emphasis(roleLabel(role))} on ${level === 'project' ? 'this project' : `the ${level}`}`,
    )
    .reduce((words, next, at) => rich`${words}${at === 0 ? '' : ', or '}${next}`, [
      'Needs the role ',
    ] as RichText)

/** The strongest of the roles held, or undefined if none. */
export const strongestRole = (roles: Iterable<RoleKey>): RoleKey | undefined => {
  const held = [...roles]
  return ROLES.find(role => held.includes(role)) ?? held[0]
}

/** An identity's own role in a policy, not counting groups. */
export const directRole = (policy: RolePolicy, identityId: string): RoleKey | undefined =>
  strongestRole(
    policy.roleAssignments
      .filter(assignment => assignment.identityId === identityId)
      .map(assignment => assignment.roleName),
  )

/** The strongest role a user has in any of the policies, directly or through a group. */
export const effectiveRole = (
  user: { readonly id: string; readonly groupIds: readonly string[] },
  policies: readonly RolePolicy[],
): RoleKey | undefined => {
  const identities = new Set([user.id, ...user.groupIds])
  return strongestRole(
    policies
      .flatMap(policy => policy.roleAssignments)
      .filter(assignment => identities.has(assignment.identityId))
      .map(assignment => assignment.roleName),
  )
}

/**
 * The role on every project of a silo that a role on the silo implies: anyone who may change the silo
 * administers its projects.
 */
export const inheritedRole = (siloRole: RoleKey | undefined): RoleKey | undefined =>
  siloRole === 'collaborator' ? 'admin' : siloRole

/** The policy without the identity's roles. What this console does not know of it is kept. */
export const withoutAssignment = (
  policy: RolePolicy,
  identityId: string,
): { roleAssignments: Assignment[] } => ({
  ...policy,
  roleAssignments: policy.roleAssignments.filter(
    assignment => assignment.identityId !== identityId,
  ),
})

/** The policy with this assignment in place of the identity's earlier ones. */
export const withAssignment = (
  policy: RolePolicy,
  assignment: Assignment,
): { roleAssignments: Assignment[] } => ({
  ...policy,
  roleAssignments: [
    ...withoutAssignment(policy, assignment.identityId).roleAssignments,
    assignment,
  ],
})

/** A fixed language, so that a replay sorts like the recording. */
const collator = new Intl.Collator('en')

/** Users before groups, then by name. */
export const compareIdentities = (
  a: { readonly identityType: IdentityType; readonly name: string },
  b: { readonly identityType: IdentityType; readonly name: string },
): number => {
  if (a.identityType !== b.identityType) return a.identityType === 'silo_user' ? -1 : 1
  return collator.compare(a.name, b.name)
}

/**
 * The roles on the fleet that a role on a silo gives: its own and those of the weaker ones, which it
 * includes. The roles are keys of a map, so they are in camelCase.
 */
export const rolesMappedTo = (
  role: RoleKey,
  mapping: Readonly<Record<string, readonly RoleKey[]>>,
): readonly RoleKey[] =>
  Object.entries(mapping).flatMap(([key, fleetRoles]) =>
    roleRank(role) <= roleRank(camelToSnakeKey(key) as RoleKey) ? fleetRoles : [],
  )
