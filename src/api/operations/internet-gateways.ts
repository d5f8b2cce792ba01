import type {
  InGateway,
  InVpc,
  MaybeInGateway,
  MaybeInVpc,
  PageByNameOrId,
} from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
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
} from '@/api/schema/internet-gateways'

export const internetGateways = {
  internetGatewayIpAddressList: query<
    { query: InGateway & PageByNameOrId },
    InternetGatewayIpAddressResultsPage
  >('GET', '/v1/internet-gateway-ip-addresses'),
  internetGatewayIpAddressCreate: mutation<
    { query: InGateway; body: InternetGatewayIpAddressCreate },
    InternetGatewayIpAddress
  >('POST', '/v1/internet-gateway-ip-addresses'),
  internetGatewayIpAddressDelete: mutation<
    {
      path: { address: NameOrId }
      query?: MaybeInGateway & { cascade?: boolean | null | undefined }
    },
    Nothing
  >('DELETE', '/v1/internet-gateway-ip-addresses/{address}'),
  internetGatewayIpPoolList: query<
    { query: InGateway & PageByNameOrId },
    InternetGatewayIpPoolResultsPage
  >('GET', '/v1/internet-gateway-ip-pools'),
  internetGatewayIpPoolCreate: mutation<
    { query: InGateway; body: InternetGatewayIpPoolCreate },
    InternetGatewayIpPool
  >('POST', '/v1/internet-gateway-ip-pools'),
  internetGatewayIpPoolDelete: mutation<
    { path: { pool: NameOrId }; query?: MaybeInGateway & { cascade?: boolean | null | undefined } },
    Nothing
  >('DELETE', '/v1/internet-gateway-ip-pools/{pool}'),
  internetGatewayList: query<{ query: InVpc & PageByNameOrId }, InternetGatewayResultsPage>(
    'GET',
    '/v1/internet-gateways',
  ),
  internetGatewayCreate: mutation<{ query: InVpc; body: InternetGatewayCreate }, InternetGateway>(
    'POST',
    '/v1/internet-gateways',
  ),
  internetGatewayView: query<{ path: { gateway: NameOrId }; query?: MaybeInVpc }, InternetGateway>(
    'GET',
    '/v1/internet-gateways/{gateway}',
  ),
  internetGatewayDelete: mutation<
    { path: { gateway: NameOrId }; query?: MaybeInVpc & { cascade?: boolean | null | undefined } },
    Nothing
  >('DELETE', '/v1/internet-gateways/{gateway}'),
}
