import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import type { ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'

type GatewayParams = ProjectParams<'internetGateway'>

export const inGateway = ({ gateway, project, vpc }: GatewayParams) => ({
  ...parentsOf(gateway, inVpc({ project, vpc })),
  gateway,
})

/** The internet gateways of a VPC, all on one page. */
export const allGatewaysQuery = defineQuery((params: ProjectParams<'vpc'>) => ({
  endpoint: 'internetGatewayList',
  args: { query: { ...inVpc(params), limit: ALL_ITEMS_LIMIT } },
}))

export const gatewayViewQuery = defineQuery((params: GatewayParams) => ({
  endpoint: 'internetGatewayView',
  args: { path: { gateway: params.gateway }, query: parentsOf(params.gateway, inVpc(params)) },
}))

/** The addresses attached to a gateway. */
export const gatewayIpAddressesQuery = defineQuery((params: GatewayParams) => ({
  endpoint: 'internetGatewayIpAddressList',
  args: { query: { ...inGateway(params), limit: ALL_ITEMS_LIMIT } },
}))

/** The IP pools attached to a gateway. */
export const gatewayIpPoolsQuery = defineQuery((params: GatewayParams) => ({
  endpoint: 'internetGatewayIpPoolList',
  args: { query: { ...inGateway(params), limit: ALL_ITEMS_LIMIT } },
}))
