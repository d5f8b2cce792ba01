import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/**
 * Gateways, and the addresses and pools attached to them. `cascade` also deletes their routes. What
 * is attached changes where routes lead.
 */
export const internetGateways = {
  internetGatewayIpAddressList: { provides: itemsOf('internetGatewayIpAddress') },
  internetGatewayIpAddressCreate: {
    invalidates: () => [list('internetGatewayIpAddress'), list('routerRoute')],
  },
  internetGatewayIpAddressDelete: {
    invalidates: () => [list('internetGatewayIpAddress'), list('routerRoute')],
  },
  internetGatewayIpPoolList: { provides: itemsOf('internetGatewayIpPool') },
  internetGatewayIpPoolCreate: {
    invalidates: () => [list('internetGatewayIpPool'), list('routerRoute')],
  },
  internetGatewayIpPoolDelete: {
    invalidates: () => [list('internetGatewayIpPool'), list('routerRoute')],
  },
  internetGatewayList: { provides: itemsOf('internetGateway') },
  internetGatewayCreate: { invalidates: () => [list('internetGateway')] },
  internetGatewayView: {
    provides: oneBy('internetGateway', 'gateway'),
  },
  /** Refused while something is attached, unless `cascade`. */
  internetGatewayDelete: { invalidates: () => [list('internetGateway'), list('routerRoute')] },
} satisfies Entries
