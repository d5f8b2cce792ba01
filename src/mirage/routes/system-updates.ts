import { repositoriesByVersion, storeRepository } from '../rules/repositories'
import { finishRecovery, setTarget } from '../rules/set-target'
import { updateStatus } from '../rules/update-progress'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { paginate, pageById } from '../server/page'
import type { Handlers } from '../server/route'
import { readUpload } from '../server/uploads'
import { fleetLookup } from '../server/fleet-lookup'

/** System updates: repositories of releases, and the release that the system should run. */
export const systemUpdateRoutes = {
  systemUpdateStatus: call => {
    authorizeFleet(call, 'viewer')
    return updateStatus(call.backendState)
  },

  /** The newest release comes first by default. */
  systemUpdateRepositoryList: call => {
    authorizeFleet(call, 'viewer')
    const all = repositoriesByVersion(call.backendState.db)
    const keys = new Map(all.map(({ id }, index) => [id, String(index).padStart(4, '0')]))
    const descending = call.query.sortBy !== 'version_ascending'
    return paginate(call, all, { key: ({ id }) => keys.get(id)!, descending }, each => each)
  },

  /** The body is a file, of which only the digest is kept. */
  systemUpdateRepositoryUpload: call => {
    authorizeFleet(call, 'admin')
    const upload = readUpload(call.request.body)
    return storeRepository(call.backendState, call.query.fileName, upload)
  },

  systemUpdateRepositoryView: call => {
    const { systemVersion } = call.path
    authorizeFleet(call, 'viewer')
    return (
      call.backendState.db.repositories.get(systemVersion) ??
      fail.absent(`repository with system version "${systemVersion}"`)
    )
  },

  targetReleaseUpdate: call => {
    authorizeFleet(call, 'admin')
    setTarget(call.backendState, call.body.systemVersion)
  },

  systemUpdateRecoveryFinish: call => {
    authorizeFleet(call, 'admin')
    finishRecovery(call.backendState, call.body.systemVersion)
  },
} satisfies Handlers

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
