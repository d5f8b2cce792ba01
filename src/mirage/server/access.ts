import type { RoleName, UserRecord } from '../models/identities'
import { fail } from './errors'
import { FLEET_ID } from './ids'
import type { BackendState } from './backend-state'

/** The user a call is made for. */
export interface Caller {
  readonly user: UserRecord
}

/** What access rules look at. Every call is one. */
export interface Context {
  readonly caller: Caller
  readonly backendState: BackendState
}

export type Role = RoleName
export type Governed = 'fleet' | 'silo' | 'project'

const RANK: Record<Role, number> = { viewer: 1, collaborator: 2, admin: 3 }

const strongest = (roles: Iterable<Role | null>): Role | null => {
  let best: Role | null = null
  for (const role of roles) if (role && (!best || RANK[role] > RANK[best])) best = role
  return best
}

/** The strongest role somebody was given on one resource, directly or through a group. */
const assigned = ({ caller, backendState }: Context, resourceId: string): Role | null => {
  const { id } = caller.user
  const policy = backendState.db.policies.get(resourceId)
  if (!policy) return null
  const groups = new Set(backendState.db.memberships.by('user', id).map(({ groupId }) => groupId))
  const own = policy.roleAssignments.filter(({ identityId, identityType }) =>
    identityType === 'silo_user' ? identityId === id : groups.has(identityId),
  )
  return strongest(own.map(({ roleName }) => roleName))
}

const onSilo = (context: Context, siloId: string): Role | null =>
  context.caller.user.siloId === siloId ? assigned(context, siloId) : null

/** Given on the fleet, or mapped from a silo role; a role brings the mappings of the lower ones. */
const onFleet = (context: Context): Role | null => {
  const { siloId } = context.caller.user
  const siloRole = onSilo(context, siloId)
  const mapping = context.backendState.db.silos.get(siloId)?.mappedFleetRoles ?? {}
  const mapped = Object.entries(mapping).flatMap(([role, fleetRoles]) =>
    siloRole && role in RANK && RANK[role as Role] <= RANK[siloRole] ? fleetRoles : [],
  )
  return strongest([assigned(context, FLEET_ID), ...mapped])
}

/** Silo roles reach into the projects of the silo; fleet roles do not reach into silos. */
const onProject = (context: Context, projectId: string): Role | null => {
  const project = context.backendState.db.projects.get(projectId)
  if (!project || project.siloId !== context.caller.user.siloId) return null
  const siloRole = onSilo(context, project.siloId)
  const inherited = siloRole && (siloRole === 'viewer' ? 'viewer' : 'admin')
  return strongest([assigned(context, projectId), inherited])
}

/** The role the caller has on a resource, inherited ones included. */
export const roleOn = (context: Context, resource: Governed, id: string): Role | null => {
  switch (resource) {
    case 'fleet':
      return onFleet(context)
    case 'silo':
      return onSilo(context, id)
    case 'project':
      return onProject(context, id)
  }
}

export const allows = (context: Context, resource: Governed, id: string, need: Role): boolean => {
  const role = roleOn(context, resource, id)
  return role !== null && RANK[role] >= RANK[need]
}

/** Refuses with 403 whoever lacks the role. The resource itself is known to be readable. */
export const authorize = (context: Context, resource: Governed, id: string, need: Role): void => {
  if (!allows(context, resource, id, need)) fail.forbidden()
}

/** For what is one in the whole fleet: its existence is no secret, so the answer is 403. */
export const authorizeFleet = (context: Context, need: Role): void =>
  authorize(context, 'fleet', FLEET_ID, need)

/** A member sees its own silo, an operator every silo. */
export const canReadSilo = (context: Context, siloId: string): boolean =>
  context.caller.user.siloId === siloId || allows(context, 'fleet', FLEET_ID, 'viewer')

/** For what both operators and administrators of the silo itself may do. */
export const authorizeSiloOrFleet = (
  context: Context,
  siloId: string,
  { silo, fleet }: { silo: Role; fleet: Role },
): void => {
  if (!allows(context, 'silo', siloId, silo)) authorizeFleet(context, fleet)
}
