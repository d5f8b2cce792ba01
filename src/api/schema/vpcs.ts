import { z } from 'zod'
import { Ipv6Net } from './addresses'
import { Name, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { uuid } from './scalars'

/** A private network inside a project. */
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

/** Without a prefix a random unique-local /48 is taken. */
export const VpcCreate = z.object({
  ...identityCreate,
  dnsName: Name,
  ipv6Prefix: Ipv6Net.nullish(),
})
export type VpcCreate = z.infer<typeof VpcCreate>

export const VpcUpdate = z.object({ ...identityUpdate, dnsName: Name.nullish() })
export type VpcUpdate = z.infer<typeof VpcUpdate>
