import { z } from 'zod'
import { NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { ip, uuid } from './scalars'

/** A VPC's way out, named by routes. */
export const InternetGateway = z.object({ ...identityMetadata, vpcId: uuid })
export type InternetGateway = z.infer<typeof InternetGateway>

export const InternetGatewayResultsPage = ResultsPage(InternetGateway)
export type InternetGatewayResultsPage = ResultsPage<InternetGateway>

export const InternetGatewayCreate = z.object({ ...identityCreate })
export type InternetGatewayCreate = z.infer<typeof InternetGatewayCreate>

/** A pool whose addresses leave through the gateway. */
export const InternetGatewayIpPool = z.object({
  ...identityMetadata,
  internetGatewayId: uuid,
  ipPoolId: uuid,
})
export type InternetGatewayIpPool = z.infer<typeof InternetGatewayIpPool>

export const InternetGatewayIpPoolResultsPage = ResultsPage(InternetGatewayIpPool)
export type InternetGatewayIpPoolResultsPage = ResultsPage<InternetGatewayIpPool>

export const InternetGatewayIpPoolCreate = z.object({ ...identityCreate, ipPool: NameOrId })
export type InternetGatewayIpPoolCreate = z.infer<typeof InternetGatewayIpPoolCreate>

/** An address that leaves through the gateway. */
export const InternetGatewayIpAddress = z.object({
  ...identityMetadata,
  address: ip,
  internetGatewayId: uuid,
})
export type InternetGatewayIpAddress = z.infer<typeof InternetGatewayIpAddress>

export const InternetGatewayIpAddressResultsPage = ResultsPage(InternetGatewayIpAddress)
export type InternetGatewayIpAddressResultsPage = ResultsPage<InternetGatewayIpAddress>

export const InternetGatewayIpAddressCreate = z.object({ ...identityCreate, address: ip })
export type InternetGatewayIpAddressCreate = z.infer<typeof InternetGatewayIpAddressCreate>
