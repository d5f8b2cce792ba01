import { z } from 'zod'
import { Ipv4Net, Ipv6Net } from './addresses'
import { NameOrId, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { uuid } from './scalars'

/** A pair of address blocks inside a VPC. */
export const VpcSubnet = z.object({
  ...identityMetadata,
  customRouterId: uuid.nullish(),
  ipv4Block: Ipv4Net,
  ipv6Block: Ipv6Net,
  vpcId: uuid,
})
export type VpcSubnet = z.infer<typeof VpcSubnet>

export const VpcSubnetResultsPage = ResultsPage(VpcSubnet)
export type VpcSubnetResultsPage = ResultsPage<VpcSubnet>

export const VpcSubnetCreate = z.object({
  ...identityCreate,
  customRouter: NameOrId.nullish(),
  ipv4Block: Ipv4Net,
  ipv6Block: Ipv6Net.nullish(),
})
export type VpcSubnetCreate = z.infer<typeof VpcSubnetCreate>

/** A custom router left out is detached. */
export const VpcSubnetUpdate = z.object({ ...identityUpdate, customRouter: NameOrId.nullish() })
export type VpcSubnetUpdate = z.infer<typeof VpcSubnetUpdate>
