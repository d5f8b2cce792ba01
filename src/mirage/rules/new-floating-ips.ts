import type { FloatingIpRecord, ProjectRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { nextAddress, requestedAddress } from './external-addresses'
import { newIdentity, requireFreeName } from './identity'

interface FloatingIpSpec {
  readonly name: string
  readonly description: string
  readonly ipPoolId: string
  /** An address of the pool; null for any. */
  readonly ip: string | null
}

export const createFloatingIp = (
  backendState: BackendState,
  project: ProjectRecord,
  { ipPoolId, ip, ...spec }: FloatingIpSpec,
): FloatingIpRecord => {
  const { db } = backendState
  requireFreeName(db.floatingIps, 'floating-ip', project.id, spec.name)
  const address = ip ? requestedAddress(db, ipPoolId, ip) : nextAddress(db, ipPoolId)
  return db.floatingIps.insert({
    ...newIdentity(backendState, spec),
    projectId: project.id,
    ip: address,
    ipPoolId,
    instanceId: null,
  })
}
