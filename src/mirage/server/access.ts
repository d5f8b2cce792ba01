import type { RoleName, UserRecord } from '../models/records'
import { fail } from './errors'
import { FLEET_ID, type BackendState } from './backend-state'

/** The user who makes a call. */
export interface Caller {
  readonly user: UserRecord
}

/** What access checks need. Every call has it. */
export interface Context {
  readonly caller: Caller
  readonly backendState: BackendState
}

export type Role = RoleName
export type Governed = 'fleet' | 'silo' | 'project'

const RANK: Record<Role, number> = {
  viewer: 1,
  limited_collaborator: 2,
  collaborator: 3,
  admin: 4,
}

const strongest = (roles: Iterable<Role | null>): Role | null => {
  let best: Role | null = null
  for (const role of roles) if (role && (!best || RANK[role] > RANK[best])) best = role
  return best
}

/** The strongest role assigned on one resource, directly or through a group. */
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

/**
 * Assigned on the fleet, or mapped from a silo role; a role includes the mappings of weaker ones.
 */
const onFleet = (context: Context): Role | null => {
  const { siloId } = context.caller.user
  const siloRole = onSilo(context, siloId)
  const mapping = context.backendState.db.silos.get(siloId)?.mappedFleetRoles ?? {}
  const mapped = Object.entries(mapping).flatMap(([role, fleetRoles]) =>
    siloRole && role in RANK && RANK[role as Role] <= RANK[siloRole] ? fleetRoles : [],
  )
  return strongest([assigned(context, FLEET_ID), ...mapped])
}

/** Silo roles are inherited by the silo's projects; fleet roles are not inherited by silos. */
const onProject = (context: Context, projectId: string): Role | null => {
  const project = context.backendState.db.projects.get(projectId)
  if (!project || project.siloId !== context.caller.user.siloId) return null
  const siloRole = onSilo(context, project.siloId)
  const inherited = siloRole === 'collaborator' ? 'admin' : siloRole
  return strongest([assigned(context, projectId), inherited])
}

/** The caller's role on a resource, including inherited ones. */
const roleOn = (context: Context, resource: Governed, id: string): Role | null => {
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

/** Responds with 403 if the caller lacks the role. Call only for resources the caller can read. */
export const authorize = (context: Context, resource: Governed, id: string, need: Role): void => {
  if (!allows(context, resource, id, need)) fail.forbidden()
}

/** For fleet-wide singletons, whose existence is no secret: always 403, never 404. */
export const authorizeFleet = (context: Context, need: Role): void =>
  authorize(context, 'fleet', FLEET_ID, need)

/** Members can read their own silo, operators every silo. */
export const canReadSilo = (context: Context, siloId: string): boolean =>
  context.caller.user.siloId === siloId || allows(context, 'fleet', FLEET_ID, 'viewer')

/** For what both operators and the silo's own admins may do. */
export const authorizeSiloOrFleet = (
  context: Context,
  siloId: string,
  { silo, fleet }: { silo: Role; fleet: Role },
): void => {
  if (!allows(context, 'silo', siloId, silo)) authorizeFleet(context, fleet)
}
