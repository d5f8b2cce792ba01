import { MAX_ROLE_ASSIGNMENTS_PER_POLICY } from '@/lib/limits'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import {
  directRole,
  effectiveRole,
  inheritedRole,
  roleLabel,
  rolesMappedTo,
  ROLES,
  strongestRole,
  withAssignment,
  withoutAssignment,
  type Assignment,
  type IdentityType,
  type RoleKey,
  type RolePolicy,
} from '@/lib/roles'
import type { AccessPlace } from './queries'

/** The levels that roles are given on. */
export type AccessLevel = 'fleet' | 'silo' | 'project'

/** The change of a role of a user or group. */
export interface RoleChange extends AccessPlace {
  identityId: string
  identityType: IdentityType
  /** The new role; null for none. */
  role: RoleKey | null
  /** The role that the user saw when making the change; null for none. */
  known: RoleKey | null
}

/** The data on which rights on a project or silo are decided. */
export interface AccessFacts {
  level: AccessLevel
  /** The policy of the project or silo itself. */
  policy: RolePolicy
  /** The policy of the silo; undefined if it cannot be read. */
  siloPolicy: RolePolicy | undefined
  caller: {
    id: string
    groupIds: readonly string[]
    /** False if there are more than were read. */
    areGroupsKnown: boolean
    /** Whether the user may have a role on the fleet that lets operators change silos. */
    mayOperate: boolean
    /** The roles on the fleet that the user's role on the silo gives. */
    mappedRoles?: readonly RoleKey[]
    /** What roles on the user's silo give on the fleet; undefined if unknown. */
    mapping?: Readonly<Record<string, readonly RoleKey[]>> | undefined
    /** The role that the fleet itself gives; null for none, undefined if unknown. */
    fleetRole?: RoleKey | null | undefined
    /** Whether the user has a role on the fleet, from wherever. */
    seesSystem?: boolean
  }
}

/** The caller's role on this level, as far as it is known. */
export const callerRole = ({ level, policy, siloPolicy, caller }: AccessFacts) => {
  const own = effectiveRole(caller, [policy])
  if (level === 'silo') return own
  if (level === 'fleet')
    return strongestRole([...(caller.mappedRoles ?? []), ...(own ? [own] : [])])
  const inherited = siloPolicy && inheritedRole(effectiveRole(caller, [siloPolicy]))
  return strongestRole([own, inherited].filter(role => role !== undefined))
}

/** Why the caller cannot change roles here; undefined if they can or it is not known. */
export const reasonCannotGrant = (
  facts: AccessFacts,
  what = 'who has access to it',
): RichText | undefined => {
  const { level, siloPolicy, caller } = facts
  const role = callerRole(facts)
  if (role === 'admin' || !caller.areGroupsKnown) return undefined
  // Operators may change silos, and a role on the silo may give one on the fleet.
  if (level === 'silo' ? caller.mayOperate : !siloPolicy) return undefined
  const standing = role
    ? rich`your role here is ${emphasis(roleLabel(role))}`
    : rich`you have no role here`
  return rich`Only an ${emphasis('admin')} of the ${level} can change ${what}; ${standing}`
}

/** Why no further role can be given here; undefined if one can. */
export const reasonCannotAdd = (facts: AccessFacts): RichText | undefined =>
  facts.policy.roleAssignments.length >= MAX_ROLE_ASSIGNMENTS_PER_POLICY
    ? rich`The ${facts.level} has the maximum of ${String(MAX_ROLE_ASSIGNMENTS_PER_POLICY)} roles given`
    : reasonCannotGrant(facts)

/** The roles that can be given on a level, the strongest first. */
export const rolesOn = (level: AccessLevel, hasLimited: boolean): readonly RoleKey[] =>
  ROLES.filter(role => role !== 'limited_collaborator' || (hasLimited && level !== 'fleet'))

type Holder = Pick<Assignment, 'identityId' | 'identityType'>

/** The policy after giving a user or group this role, or none. */
const changedPolicy = (
  policy: RolePolicy,
  { identityId, identityType }: Holder,
  role: RoleKey | null,
) =>
  role === null
    ? withoutAssignment(policy, identityId)
    : withAssignment(policy, { identityId, identityType, roleName: role })

const hasAdmin = ({ roleAssignments }: RolePolicy) =>
  roleAssignments.some(({ roleName }) => roleName === 'admin')

const WHO_IS_LEFT: Record<AccessLevel, string> = {
  fleet:
    'Then only admins by the role mapping of a silo can give roles on it. Without a mapping, nobody can.',
  silo: 'Then only an operator of the system can give roles on it.',
  project: 'Then only users who can change the silo can give roles on it.',
}

const LOSES_SYSTEM = rich`You will no longer see the system pages.`

/** Whether the last admin loses that role. */
export const endsAdmins = (
  { policy }: Pick<AccessFacts, 'policy'>,
  holder: Holder,
  role: RoleKey | null,
) => hasAdmin(policy) && !hasAdmin(changedPolicy(policy, holder, role))

/** What to say if all admins lose that role with these holders; undefined if one stays. */
export const endOfAdmins = (
  { level, policy }: Pick<AccessFacts, 'level' | 'policy'>,
  holders: readonly { id: string }[],
): RichText | undefined => {
  const left = holders.reduce((rest, { id }) => withoutAssignment(rest, id), policy)
  return hasAdmin(policy) && !hasAdmin(left)
    ? rich`No other user or group is ${emphasis('admin')} of the ${level}. ${WHO_IS_LEFT[level]}`
    : undefined
}

/** Whether the caller certainly has no role. */
const hasNone = (facts: AccessFacts) =>
  facts.caller.areGroupsKnown && facts.siloPolicy !== undefined && !callerRole(facts)

/**
 * What the caller loses on the fleet with a weaker role on the own silo, which may give one by the
 * silo's mapping.
 */
const fleetLossOf = (
  { level, caller }: AccessFacts,
  before: RoleKey | undefined,
  after: RoleKey | undefined,
): RichText[] => {
  const { mapping, fleetRole, seesSystem = false } = caller
  if (level !== 'silo' || before === undefined || before === after) return []
  if (!mapping)
    return seesSystem && !fleetRole
      ? [rich`If the silo maps this role to one on the system, you lose that as well.`]
      : []
  const fleetRoleWith = (role: RoleKey | undefined) =>
    strongestRole([
      ...(role ? rolesMappedTo(role, mapping) : []),
      ...(fleetRole ? [fleetRole] : []),
    ])
  const [had, has] = [fleetRoleWith(before), fleetRoleWith(after)]
  if (had === undefined || had === has) return []
  const given = rich`This role gives you the role ${emphasis(roleLabel(had))} on the whole system.`
  const unless = fleetRole === undefined ? ', unless you have a role there in another way' : ''
  return [
    has === undefined
      ? rich`${given} Without it, you can no longer see the system pages${unless}.`
      : rich`${given} Without it, your role there is ${emphasis(roleLabel(has))}${unless}.`,
  ]
}

/** Warnings about a change of role: rights that are lost with the old one. */
export const warningsOf = (
  facts: AccessFacts,
  holder: Holder,
  role: RoleKey | null,
): RichText[] => {
  const { level, policy } = facts
  const after = changedPolicy(policy, holder, role)
  const isOwn = holder.identityId === facts.caller.id ? 'your own role' : 'a role that you have'
  const siloPolicy = level === 'silo' ? after : facts.siloPolicy
  const left = { ...facts, policy: after, siloPolicy }
  const losesRight = callerRole(facts) === 'admin' && callerRole(left) !== 'admin'
  return [
    ...(losesRight
      ? [
          rich`This is ${isOwn}. Without it, you can no longer change who has access to the ${level}, or undo this.`,
        ]
      : []),
    ...(losesRight && hasNone(left)
      ? [
          level === 'fleet'
            ? LOSES_SYSTEM
            : rich`You lose access yourself: you will no longer see what is in the ${level}.`,
        ]
      : []),
    ...fleetLossOf(facts, callerRole(facts), callerRole(left)),
    ...(endsAdmins(facts, holder, role)
      ? [rich`The ${level} has no other ${emphasis('admin')}. ${WHO_IS_LEFT[level]}`]
      : []),
  ]
}

/** What to do about a change after reading the policy again. */
export type ChangePlan =
  | { kind: 'write'; policy: { roleAssignments: Assignment[] } }
  /** Someone else has already made the same change. */
  | { kind: 'done' }
  /** Someone else has given another role meanwhile. */
  | { kind: 'changed'; role: RoleKey | null }
  | { kind: 'full' }

/** Applies a change to the current policy, keeping changes that others have made meanwhile. */
export const planChange = (now: RolePolicy, change: RoleChange): ChangePlan => {
  const role = directRole(now, change.identityId) ?? null
  const policy = changedPolicy(now, change, change.role)
  const isSame =
    role === change.role && policy.roleAssignments.length === now.roleAssignments.length
  if (isSame) return { kind: 'done' }
  if (role !== change.known) return { kind: 'changed', role }
  return policy.roleAssignments.length > MAX_ROLE_ASSIGNMENTS_PER_POLICY
    ? { kind: 'full' }
    : { kind: 'write', policy }
}
