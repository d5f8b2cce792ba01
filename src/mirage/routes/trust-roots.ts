import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The JSON as it was sent: its keys are not the API's. */
const readRole = (body: string | null): unknown => {
  const role: unknown = JSON.parse(body ?? 'null')
  if (!isObject(role) || !('signed' in role) || !('signatures' in role)) {
    fail.invalidRequest('the root role must have the fields "signed" and "signatures"')
  }
  return role
}

/** Root roles of the keys that may sign repositories. */
export const trustRootRoutes = {
  systemUpdateTrustRootList: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.trustRoots.in(''), root => root)
  },

  systemUpdateTrustRootCreate: call => {
    const { backendState, request } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'admin')
    const rootRole = readRole(request.body)
    return db.trustRoots.insert({ id: ids.next(), rootRole, timeCreated: backendState.now() })
  },

  systemUpdateTrustRootView: call => fleetLookup.trustRoot(call, call.path.trustRootId),

  systemUpdateTrustRootDelete: call => {
    const { id } = fleetLookup.trustRoot(call, call.path.trustRootId, 'admin')
    call.backendState.db.trustRoots.remove(id)
  },
} satisfies Handlers
