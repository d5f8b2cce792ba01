import { z } from 'zod'
import { NameOrId, ResultsPage, identityMetadata } from './common'
import { ip, uuid } from './scalars'

export const ExternalIp = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ephemeral'), ip: ip }),
  z.object({
    kind: z.literal('floating'),
    ...identityMetadata,
    instanceId: uuid.nullish(),
    ip: ip,
    ipPoolId: uuid,
    projectId: uuid,
  }),
])
export type ExternalIp = z.infer<typeof ExternalIp>

export const ExternalIpResultsPage = ResultsPage(ExternalIp)
export type ExternalIpResultsPage = ResultsPage<ExternalIp>

export const ExternalIpCreate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ephemeral'), pool: NameOrId.nullish() }),
  z.object({ type: z.literal('floating'), floatingIp: NameOrId }),
])
export type ExternalIpCreate = z.infer<typeof ExternalIpCreate>

export const EphemeralIpCreate = z.object({ pool: NameOrId.nullish() })
export type EphemeralIpCreate = z.infer<typeof EphemeralIpCreate>
