import { z } from 'zod'
import { NameOrId, ResultsPage, identityMetadata } from './common'
import { ip, uuid } from './scalars'

/** An address the instance is reached under from outside. */
export const ExternalIp = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ephemeral'), ip }),
  z.object({
    kind: z.literal('floating'),
    ...identityMetadata,
    instanceId: uuid.nullish(),
    ip,
    ipPoolId: uuid,
    projectId: uuid,
  }),
])
export type ExternalIp = z.infer<typeof ExternalIp>

export const ExternalIpResultsPage = ResultsPage(ExternalIp)
export type ExternalIpResultsPage = ResultsPage<ExternalIp>

/** An address to give to an instance at its creation. */
export const ExternalIpCreate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ephemeral'), pool: NameOrId.nullish() }),
  z.object({ type: z.literal('floating'), floatingIp: NameOrId }),
])
export type ExternalIpCreate = z.infer<typeof ExternalIpCreate>

/** Without a pool the silo's default pool is used. */
export const EphemeralIpCreate = z.object({ pool: NameOrId.nullish() })
export type EphemeralIpCreate = z.infer<typeof EphemeralIpCreate>
