import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { inheritedRole, roleLabel, roleRank, type RoleKey, type RolePolicy } from '@/lib/roles'
import type { AccessLevel } from '@/store/access/rules'

/** A user with their groups, or a group without any. */
export interface Holder {
  id: string
  groups: readonly { id: string; name: string }[]
}

/** The data that roles come from. Policies that cannot be read are undefined. */
export interface RoleSources {
  siloPolicy: RolePolicy | undefined
  fleetPolicy: RolePolicy | undefined
  /** The roles on the silo that give roles on the fleet. */
  mapped: readonly { silo: RoleKey; fleet: RoleKey }[]
  projects: readonly { name: string; policy: RolePolicy | undefined }[]
}

/** A role, and where it comes from. */
export interface Grant {
  id: string
  level: AccessLevel
  /** Undefined for all projects. */
  project?: string
  role: RoleKey
  from: string
  /** Where a stronger role in the same place comes from. */
  coveredBy?: string
}

type Given = Pick<Grant, 'role' | 'from'>

/** The roles that a policy gives, strongest first. */
const givenBy = (policy: RolePolicy | undefined, { id, groups }: Holder): Given[] =>
  (policy?.roleAssignments ?? [])
    .flatMap(({ identityId, roleName }): Given[] => {
      if (identityId === id) return [{ role: roleName, from: 'given directly' }]
      const group = groups.find(each => each.id === identityId)
      return group ? [{ role: roleName, from: `through group ${group.name}` }] : []
    })
    .toSorted((a, b) => roleRank(a.role) - roleRank(b.role))

/** The grants of one place, of which the strongest covers the others. */
const place = (where: Pick<Grant, 'level' | 'project'>, given: readonly Given[]): Grant[] =>
  given
    .toSorted((a, b) => roleRank(a.role) - roleRank(b.role))
    .map((each, index, [strongest]) => ({
      id: [where.level, where.project, each.role, each.from].join('/'),
      ...where,
      ...each,
      ...(index > 0 && strongest && { coveredBy: strongest.from }),
    }))

/** All roles of a user or group with their sources, for silo, projects and fleet. */
export const grantsOf = (holder: Holder, sources: RoleSources): Grant[] => {
  const { siloPolicy, fleetPolicy, mapped, projects } = sources
  const ofSilo = givenBy(siloPolicy, holder)
  const siloRole = ofSilo[0]?.role
  const inherited = inheritedRole(siloRole)
  const carried: Given[] =
    siloRole && inherited
      ? [{ role: inherited, from: `from silo role ${roleLabel(siloRole)}` }]
      : []
  const mappings = mapped.flatMap(({ silo, fleet }): Given[] =>
    siloRole && roleRank(siloRole) <= roleRank(silo)
      ? [{ role: fleet, from: 'role mapping of the silo' }]
      : [],
  )
  return [
    ...place({ level: 'silo' }, ofSilo),
    ...place({ level: 'project' }, carried),
    ...projects.flatMap(({ name, policy }) =>
      place({ level: 'project', project: name }, [...carried, ...givenBy(policy, holder)]).filter(
        ({ from }) => from !== carried[0]?.from,
      ),
    ),
    ...place({ level: 'fleet' }, [...mappings, ...givenBy(fleetPolicy, holder)]),
  ]
}

/** What a user may want to do, and the role that lets them. */
export const QUESTIONS = {
  createProjects: { label: 'Create projects', level: 'silo', needs: 'collaborator' },
  changeNetworking: { label: 'Change networking', level: 'project', needs: 'collaborator' },
  startInstances: { label: 'Start instances', level: 'project', needs: 'limited_collaborator' },
  seeSystem: { label: 'See system pages', level: 'fleet', needs: 'viewer' },
} as const satisfies Record<string, { label: string; level: AccessLevel; needs: RoleKey }>

export type QuestionId = keyof typeof QUESTIONS

/** What about access could not be read: the roles on a level, or who is in which group. */
export type Unreadable = Partial<Record<AccessLevel | 'groups', string>>

/** Whether a user can do something, and why. */
export const answerTo = (
  question: QuestionId,
  grants: readonly Grant[],
  project: string | undefined,
  unreadable: Unreadable,
): RichText => {
  const { level, needs } = QUESTIONS[question]
  const [grant] = grants
    .filter(each => each.level === level && roleRank(each.role) <= roleRank(needs))
    .filter(each => each.project === undefined || each.project === project)
    .toSorted((a, b) => roleRank(a.role) - roleRank(b.role))
  if (grant)
    return rich`Yes, because of the role ${emphasis(roleLabel(grant.role))}, ${grant.from}.`
  const missing = unreadable[level] ?? unreadable.silo ?? unreadable.groups
  return missing === undefined
    ? rich`No: nothing gives the role ${emphasis(roleLabel(needs))} or a stronger one.`
    : rich`Cannot be known: ${missing} is not readable.`
}
