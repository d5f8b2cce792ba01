import { tableOf } from '@/api/core/operation'
import { every, list } from '@/api/core/tags'
import { vpcCalls } from '@/api/generated/calls/vpc'
import type { Entries } from './entry'

/** Operations that only the screens of a VPC call. */
export const vpcEntries = {
  // Gateways, and the addresses and pools attached to them. `cascade` also deletes their
  // routes. What is attached changes where routes lead.
  internetGatewayIpAddressCreate: {
    invalidates: () => [list('internetGatewayIpAddress'), list('routerRoute')],
  },
  internetGatewayIpAddressDelete: {
    invalidates: () => [list('internetGatewayIpAddress'), list('routerRoute')],
  },
  internetGatewayIpPoolCreate: {
    invalidates: () => [list('internetGatewayIpPool'), list('routerRoute')],
  },
  internetGatewayIpPoolDelete: {
    invalidates: () => [list('internetGatewayIpPool'), list('routerRoute')],
  },
  /** Refused while something is attached, unless `cascade`. */
  internetGatewayDelete: { invalidates: () => [list('internetGateway'), list('routerRoute')] },

  // Routers of a VPC.
  /** Custom routers only. Detaches them from their subnets. */
  vpcRouterDelete: { invalidates: () => [list('vpcRouter'), every('vpcSubnet')] },
} satisfies Entries

/** The operations that only the screens of a VPC call. They load with their routes. */
export const vpcOperations = tableOf(vpcCalls, vpcEntries)
