import { z } from 'zod'
import { IpRange } from './addresses'
import { NameOrId, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { flag, time, uint128, uint32, uuid } from './scalars'

/** A set of address ranges, as operators see it. */
export const IpPool = z.object({ ...identityMetadata })
export type IpPool = z.infer<typeof IpPool>

export const IpPoolResultsPage = ResultsPage(IpPool)
export type IpPoolResultsPage = ResultsPage<IpPool>

export const IpPoolCreate = z.object({ ...identityCreate })
export type IpPoolCreate = z.infer<typeof IpPoolCreate>

export const IpPoolUpdate = z.object({ ...identityUpdate })
export type IpPoolUpdate = z.infer<typeof IpPoolUpdate>

/** A range within a pool. */
export const IpPoolRange = z.object({
  id: uuid,
  ipPoolId: uuid,
  range: IpRange,
  timeCreated: time,
})
export type IpPoolRange = z.infer<typeof IpPoolRange>

export const IpPoolRangeResultsPage = ResultsPage(IpPoolRange)
export type IpPoolRangeResultsPage = ResultsPage<IpPoolRange>

/** Lets a silo use a pool. */
export const IpPoolSiloLink = z.object({
  ipPoolId: uuid,
  isDefault: z.boolean(),
  siloId: uuid,
})
export type IpPoolSiloLink = z.infer<typeof IpPoolSiloLink>

export const IpPoolSiloLinkResultsPage = ResultsPage(IpPoolSiloLink)
export type IpPoolSiloLinkResultsPage = ResultsPage<IpPoolSiloLink>

export const IpPoolLinkSilo = z.object({ isDefault: flag, silo: NameOrId })
export type IpPoolLinkSilo = z.infer<typeof IpPoolLinkSilo>

/** Making a pool the default demotes the silo's former default. */
export const IpPoolSiloUpdate = z.object({ isDefault: flag })
export type IpPoolSiloUpdate = z.infer<typeof IpPoolSiloUpdate>

export const Ipv4Utilization = z.object({ allocated: uint32, capacity: uint32 })
export type Ipv4Utilization = z.infer<typeof Ipv4Utilization>

/** Too large for numbers: 128-bit decimal strings. */
export const Ipv6Utilization = z.object({ allocated: uint128, capacity: uint128 })
export type Ipv6Utilization = z.infer<typeof Ipv6Utilization>

/** Addresses in use and in total. */
export const IpPoolUtilization = z.object({ ipv4: Ipv4Utilization, ipv6: Ipv6Utilization })
export type IpPoolUtilization = z.infer<typeof IpPoolUtilization>

/** A pool as the members of a linked silo see it. */
export const SiloIpPool = z.object({ ...identityMetadata, isDefault: z.boolean() })
export type SiloIpPool = z.infer<typeof SiloIpPool>

export const SiloIpPoolResultsPage = ResultsPage(SiloIpPool)
export type SiloIpPoolResultsPage = ResultsPage<SiloIpPool>
