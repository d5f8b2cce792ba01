import type {
  InGateway,
  InVpc,
  MaybeInGateway,
  MaybeInVpc,
  PageByNameOrId,
} from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type {
  InternetGateway,
  InternetGatewayCreate,
  InternetGatewayIpAddress,
  InternetGatewayIpAddressCreate,
  InternetGatewayIpAddressResultsPage,
  InternetGatewayIpPool,
  InternetGatewayIpPoolCreate,
  InternetGatewayIpPoolResultsPage,
  InternetGatewayResultsPage,
  NameOrId,
} from '@/api/generated/types'

/** Gateways and what is attached to them. `cascade` takes the routes along. */
export const internetGateways = {
  internetGatewayIpAddressList: query<
    { query: InGateway & PageByNameOrId },
    InternetGatewayIpAddressResultsPage
  >('GET', '/v1/internet-gateway-ip-addresses', {
    isLoggable: true,
    provides: page => items('internetGatewayIpAddress', page.items),
  }),
  internetGatewayIpAddressCreate: mutation<
    { query: InGateway; body: InternetGatewayIpAddressCreate },
    InternetGatewayIpAddress
  >('POST', '/v1/internet-gateway-ip-addresses', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('internetGatewayIpAddress')],
  }),
  internetGatewayIpAddressDelete: mutation<
    {
      path: { address: NameOrId }
      query?: MaybeInGateway & { cascade?: boolean | null | undefined }
    },
    EmptyBody
  >('DELETE', '/v1/internet-gateway-ip-addresses/{address}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('internetGatewayIpAddress'), list('routerRoute')],
  }),
  internetGatewayIpPoolList: query<
    { query: InGateway & PageByNameOrId },
    InternetGatewayIpPoolResultsPage
  >('GET', '/v1/internet-gateway-ip-pools', {
    isLoggable: true,
    provides: page => items('internetGatewayIpPool', page.items),
  }),
  internetGatewayIpPoolCreate: mutation<
    { query: InGateway; body: InternetGatewayIpPoolCreate },
    InternetGatewayIpPool
  >('POST', '/v1/internet-gateway-ip-pools', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('internetGatewayIpPool')],
  }),
  internetGatewayIpPoolDelete: mutation<
    { path: { pool: NameOrId }; query?: MaybeInGateway & { cascade?: boolean | null | undefined } },
    EmptyBody
  >('DELETE', '/v1/internet-gateway-ip-pools/{pool}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('internetGatewayIpPool'), list('routerRoute')],
  }),
  internetGatewayList: query<{ query: InVpc & PageByNameOrId }, InternetGatewayResultsPage>(
    'GET',
    '/v1/internet-gateways',
    { isLoggable: true, provides: page => items('internetGateway', page.items) },
  ),
  internetGatewayCreate: mutation<{ query: InVpc; body: InternetGatewayCreate }, InternetGateway>(
    'POST',
    '/v1/internet-gateways',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('internetGateway')] },
  ),
  internetGatewayView: query<{ path: { gateway: NameOrId }; query?: MaybeInVpc }, InternetGateway>(
    'GET',
    '/v1/internet-gateways/{gateway}',
    {
      isLoggable: true,
      provides: (gateway, { path }) => one('internetGateway', path.gateway, gateway),
    },
  ),
  /** Refused while something is attached, unless `cascade`. */
  internetGatewayDelete: mutation<
    { path: { gateway: NameOrId }; query?: MaybeInVpc & { cascade?: boolean | null | undefined } },
    EmptyBody
  >('DELETE', '/v1/internet-gateways/{gateway}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('internetGateway'), list('routerRoute')],
  }),
}
