import { z } from 'zod'
import { Ipv6Net } from './addresses'
import { Name, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { uuid } from './scalars'

export const Vpc = z.object({
  ...identityMetadata,
  dnsName: Name,
  ipv6Prefix: Ipv6Net,
  projectId: uuid,
  systemRouterId: uuid,
})
export type Vpc = z.infer<typeof Vpc>

export const VpcResultsPage = ResultsPage(Vpc)
export type VpcResultsPage = ResultsPage<Vpc>

export const VpcCreate = z.object({
  ...identityCreate,
  dnsName: Name,
  ipv6Prefix: Ipv6Net.nullish(),
})
export type VpcCreate = z.infer<typeof VpcCreate>

export const VpcUpdate = z.object({ ...identityUpdate, dnsName: Name.nullish() })
export type VpcUpdate = z.infer<typeof VpcUpdate>
