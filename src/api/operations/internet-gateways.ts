import { items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Gateways and what is attached to them. `cascade` takes the routes along. */
export const internetGateways = {
  internetGatewayIpAddressList: { provides: page => items('internetGatewayIpAddress', page.items) },
  internetGatewayIpAddressCreate: { invalidates: () => [list('internetGatewayIpAddress')] },
  internetGatewayIpAddressDelete: {
    invalidates: () => [list('internetGatewayIpAddress'), list('routerRoute')],
  },
  internetGatewayIpPoolList: { provides: page => items('internetGatewayIpPool', page.items) },
  internetGatewayIpPoolCreate: { invalidates: () => [list('internetGatewayIpPool')] },
  internetGatewayIpPoolDelete: {
    invalidates: () => [list('internetGatewayIpPool'), list('routerRoute')],
  },
  internetGatewayList: { provides: page => items('internetGateway', page.items) },
  internetGatewayCreate: { invalidates: () => [list('internetGateway')] },
  internetGatewayView: {
    provides: (gateway, { path }) => one('internetGateway', path.gateway, gateway),
  },
  /** Refused while something is attached, unless `cascade`. */
  internetGatewayDelete: { invalidates: () => [list('internetGateway'), list('routerRoute')] },
} satisfies Entries
