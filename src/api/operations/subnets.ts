import type { InVpc, MaybeInVpc, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type { InstanceNetworkInterfaceResultsPage } from '@/api/schema/network-interfaces'
import type {
  VpcSubnet,
  VpcSubnetCreate,
  VpcSubnetResultsPage,
  VpcSubnetUpdate,
} from '@/api/schema/subnets'

export const subnets = {
  vpcSubnetList: query<{ query: InVpc & PageByNameOrId }, VpcSubnetResultsPage>(
    'GET',
    '/v1/vpc-subnets',
  ),
  vpcSubnetCreate: mutation<{ query: InVpc; body: VpcSubnetCreate }, VpcSubnet>(
    'POST',
    '/v1/vpc-subnets',
  ),
  vpcSubnetView: query<{ path: { subnet: NameOrId }; query?: MaybeInVpc }, VpcSubnet>(
    'GET',
    '/v1/vpc-subnets/{subnet}',
  ),
  vpcSubnetUpdate: mutation<
    { path: { subnet: NameOrId }; query?: MaybeInVpc; body: VpcSubnetUpdate },
    VpcSubnet
  >('PUT', '/v1/vpc-subnets/{subnet}'),
  vpcSubnetDelete: mutation<{ path: { subnet: NameOrId }; query?: MaybeInVpc }, Nothing>(
    'DELETE',
    '/v1/vpc-subnets/{subnet}',
  ),
  vpcSubnetListNetworkInterfaces: query<
    { path: { subnet: NameOrId }; query?: MaybeInVpc & PageByNameOrId },
    InstanceNetworkInterfaceResultsPage
  >('GET', '/v1/vpc-subnets/{subnet}/network-interfaces'),
}
