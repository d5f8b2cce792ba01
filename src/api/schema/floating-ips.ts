import { z } from 'zod'
import { NameOrId, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { ip, uuid } from './scalars'

/** An address that is kept while it moves from instance to instance. */
export const FloatingIp = z.object({
  ...identityMetadata,
  instanceId: uuid.nullish(),
  ip,
  ipPoolId: uuid,
  projectId: uuid,
})
export type FloatingIp = z.infer<typeof FloatingIp>

export const FloatingIpResultsPage = ResultsPage(FloatingIp)
export type FloatingIpResultsPage = ResultsPage<FloatingIp>

/** Without `ip` the next free address is taken; without a pool, the default pool. */
export const FloatingIpCreate = z.object({
  ...identityCreate,
  ip: ip.nullish(),
  pool: NameOrId.nullish(),
})
export type FloatingIpCreate = z.infer<typeof FloatingIpCreate>

export const FloatingIpUpdate = z.object({ ...identityUpdate })
export type FloatingIpUpdate = z.infer<typeof FloatingIpUpdate>

export const FloatingIpParentKind = z.enum(['instance'])
export type FloatingIpParentKind = z.infer<typeof FloatingIpParentKind>

/** What the address is attached to. */
export const FloatingIpAttach = z.object({ kind: FloatingIpParentKind, parent: NameOrId })
export type FloatingIpAttach = z.infer<typeof FloatingIpAttach>
