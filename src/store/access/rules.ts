import { MAX_ROLE_ASSIGNMENTS_PER_POLICY } from '@/lib/limits'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import {
  directRole,
  effectiveRole,
  inheritedRole,
  strongestRole,
  withAssignment,
  withoutAssignment,
  type Assignment,
  type IdentityType,
  type RoleKey,
  type RolePolicy,
} from '@/lib/roles'

/** What roles are given on. */
export type AccessLevel = 'silo' | 'project'

/** Another role for somebody, or none. */
export interface RoleChange {
  /** On which project; on the silo where there is none. */
  project?: string
  identityId: string
  identityType: IdentityType
  /** Null for none. */
  role: RoleKey | null
  /** The role that whoever asks knows of; null for none. */
  known: RoleKey | null
}

/** What is known about who may do what in one place. */
export interface AccessFacts {
  level: AccessLevel
  /** The policy of the place itself. */
  policy: RolePolicy
  /** The policy of the silo; undefined where it cannot be read. */
  siloPolicy: RolePolicy | undefined
  caller: {
    id: string
    groupIds: readonly string[]
    /** False where there are more than were read. */
    areGroupsKnown: boolean
    /** Whether there may be a role on the system, by which operators change silos. */
    mayOperate: boolean
  }
}

/** The role that the caller has in the place, as far as it can be known. */
const callerRole = ({ level, policy, siloPolicy, caller }: AccessFacts) => {
  const own = effectiveRole(caller, [policy])
  if (level === 'silo') return own
  const inherited = siloPolicy && inheritedRole(effectiveRole(caller, [siloPolicy]))
  return strongestRole([own, inherited].filter(role => role !== undefined))
}

/** Why the caller cannot give and take roles here; undefined where that is possible, or not known. */
export const reasonCannotGrant = (facts: AccessFacts): RichText | undefined => {
  const { level, siloPolicy, caller } = facts
  const role = callerRole(facts)
  if (role === 'admin' || !caller.areGroupsKnown) return undefined
  if (level === 'silo' ? caller.mayOperate : !siloPolicy) return undefined
  const standing = role ? rich`your role here is ${emphasis(role)}` : rich`you have no role here`
  return rich`Only an ${emphasis('admin')} of the ${level} can change who has access to it; ${standing}`
}

/** Why nobody else can be given a role here; undefined where that is possible. */
export const reasonCannotAdd = (facts: AccessFacts): RichText | undefined =>
  facts.policy.roleAssignments.length >= MAX_ROLE_ASSIGNMENTS_PER_POLICY
    ? rich`The ${facts.level} has the maximum of ${String(MAX_ROLE_ASSIGNMENTS_PER_POLICY)} roles given`
    : reasonCannotGrant(facts)

type Holder = Pick<Assignment, 'identityId' | 'identityType'>

/** The policy once that identity has this role, or none. */
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
  silo: 'Only an operator of the system can then give roles on it.',
  project: 'Only those who may change the silo can then give roles on it.',
}

/** Whether the caller's role is known to be none. */
const hasNone = (facts: AccessFacts) =>
  facts.caller.areGroupsKnown && facts.siloPolicy !== undefined && !callerRole(facts)

/** What whoever gives that role should know first: rights that go with the one that it replaces. */
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
          rich`This is ${isOwn}. Without it you cannot change who has access to the ${level} any more, nor take this back.`,
        ]
      : []),
    ...(losesRight && hasNone(left)
      ? [rich`You lose access yourself: what is in the ${level} is closed to you from then on.`]
      : []),
    ...(hasAdmin(policy) && !hasAdmin(after)
      ? [rich`The ${level} has no other ${emphasis('admin')}. ${WHO_IS_LEFT[level]}`]
      : []),
  ]
}

/** What a change comes to, once the policy has been read again. */
export type ChangePlan =
  | { kind: 'write'; policy: { roleAssignments: Assignment[] } }
  /** Somebody else has done the same already. */
  | { kind: 'done' }
  /** Somebody else has given another role meanwhile. */
  | { kind: 'changed'; role: RoleKey | null }
  | { kind: 'full' }

/** Puts a change into the policy as it is now. What others changed in it meanwhile stays. */
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
