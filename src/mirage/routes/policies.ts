import type { PolicyRecord, RoleAssignment } from '../models/records'
import { authorizeFleet, authorizeSiloOrFleet } from '../server/access'
import { FLEET_ID, type BackendState } from '../server/backend-state'
import { lookup } from '../server/lookup'
import { refuseBody } from '../server/read'
import type { Call, Handlers } from '../server/route'

const MAX_ASSIGNMENTS = 64

const sortKey = ({ roleName, identityId, identityType }: RoleAssignment) =>
  `${roleName} ${identityId} ${identityType}`

const view = ({ roleAssignments }: { roleAssignments: readonly RoleAssignment[] }) => ({
  roleAssignments: [...roleAssignments],
})

const read = ({ db }: BackendState, resourceId: string) =>
  view(db.policies.get(resourceId) ?? { roleAssignments: [] })

interface PolicyBody {
  roleAssignments: RoleAssignment[]
}

/** Replaces all assignments. Does not check that the identities exist. */
const replace = (
  call: Pick<Call, 'backendState' | 'request'> & { body: PolicyBody },
  id: string,
) => {
  const { body, request, backendState } = call
  const { length } = body.roleAssignments
  if (length > MAX_ASSIGNMENTS) {
    refuseBody(
      request,
      ['role_assignments'],
      `invalid length ${length}, expected at most ${MAX_ASSIGNMENTS} role assignments`,
    )
  }
  const distinct = new Map(body.roleAssignments.map(each => [sortKey(each), each]))
  const roleAssignments = [...distinct.keys()].sort().map(key => distinct.get(key)!)
  const policy: PolicyRecord = { id, roleAssignments }
  const { policies } = backendState.db
  return view(policies.get(id) ? policies.update(id, policy) : policies.insert(policy))
}

const siloAdmins = { silo: 'admin', fleet: 'collaborator' } as const

/** The fleet has no limited collaborators, so nothing is lost. */
const ofFleet = (policy: { roleAssignments: RoleAssignment[] }) => ({
  roleAssignments: policy.roleAssignments.flatMap(({ roleName, ...identity }) =>
    roleName === 'limited_collaborator' ? [] : [{ ...identity, roleName }],
  ),
})

export const policyRoutes = {
  policyView: ({ caller, backendState }) => read(backendState, caller.user.siloId),

  policyUpdate: call => {
    const { siloId } = call.caller.user
    authorizeSiloOrFleet(call, siloId, siloAdmins)
    return replace(call, siloId)
  },

  siloPolicyView: call => read(call.backendState, lookup.silo(call, call.path.silo).id),

  siloPolicyUpdate: call => {
    const { id } = lookup.silo(call, call.path.silo)
    authorizeSiloOrFleet(call, id, siloAdmins)
    return replace(call, id)
  },

  projectPolicyView: call => read(call.backendState, lookup.project(call, call.path.project).id),

  projectPolicyUpdate: call => replace(call, lookup.project(call, call.path.project, 'admin').id),

  systemPolicyView: call => {
    authorizeFleet(call, 'viewer')
    return ofFleet(read(call.backendState, FLEET_ID))
  },

  systemPolicyUpdate: call => {
    authorizeFleet(call, 'admin')
    return ofFleet(replace(call, FLEET_ID))
  },
} satisfies Handlers
