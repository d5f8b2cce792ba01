import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import { inVpc } from '../vpcs/queries'

const inGateway = (project: string, vpc: string, gateway: string) => ({
  ...parentsOf(gateway, inVpc(project, vpc)),
  gateway,
})

/** The internet gateways of a VPC. They are listed in one piece. */
export const allGatewaysQuery = defineQuery(
  ({ project, vpc }: { project: string; vpc: string }) => ({
    endpoint: 'internetGatewayList',
    args: { query: { ...inVpc(project, vpc), limit: ALL_ITEMS_LIMIT } },
  }),
)

export const gatewayViewQuery = defineQuery(
  ({ project, vpc, gateway }: { project: string; vpc: string; gateway: string }) => ({
    endpoint: 'internetGatewayView',
    args: { path: { gateway }, query: parentsOf(gateway, inVpc(project, vpc)) },
  }),
)

/** The addresses attached to a gateway. */
export const gatewayIpAddressesQuery = defineQuery(
  ({ project, vpc, gateway }: { project: string; vpc: string; gateway: string }) => ({
    endpoint: 'internetGatewayIpAddressList',
    args: { query: { ...inGateway(project, vpc, gateway), limit: ALL_ITEMS_LIMIT } },
  }),
)

/** The IP pools attached to a gateway. */
export const gatewayIpPoolsQuery = defineQuery(
  ({ project, vpc, gateway }: { project: string; vpc: string; gateway: string }) => ({
    endpoint: 'internetGatewayIpPoolList',
    args: { query: { ...inGateway(project, vpc, gateway), limit: ALL_ITEMS_LIMIT } },
  }),
)
