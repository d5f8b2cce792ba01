import { z } from 'zod'
import { Name, NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { NetworkInterface } from './network-interfaces'
import { ip, uint16, uuid } from './scalars'

/** A network endpoint without an instance, for testing. */
export const Probe = z.object({ ...identityMetadata, sled: uuid })
export type Probe = z.infer<typeof Probe>

export const ProbeCreate = z.object({
  ...identityCreate,
  ipPool: NameOrId.nullish(),
  sled: uuid,
})
export type ProbeCreate = z.infer<typeof ProbeCreate>

export const ProbeExternalIpKind = z.enum(['snat', 'floating', 'ephemeral'])
export type ProbeExternalIpKind = z.infer<typeof ProbeExternalIpKind>

export const ProbeExternalIp = z.object({
  firstPort: uint16,
  ip,
  kind: ProbeExternalIpKind,
  lastPort: uint16,
})
export type ProbeExternalIp = z.infer<typeof ProbeExternalIp>

/** A probe with its interface and addresses. */
export const ProbeInfo = z.object({
  externalIps: z.array(ProbeExternalIp),
  id: uuid,
  interface: NetworkInterface,
  name: Name,
  sled: uuid,
})
export type ProbeInfo = z.infer<typeof ProbeInfo>

export const ProbeInfoResultsPage = ResultsPage(ProbeInfo)
export type ProbeInfoResultsPage = ResultsPage<ProbeInfo>
