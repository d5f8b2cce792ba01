import type { InVpc, MaybeInVpc, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, items, list, one } from '@/api/core/tags'
import type {
  InstanceNetworkInterfaceResultsPage,
  NameOrId,
  VpcSubnet,
  VpcSubnetCreate,
  VpcSubnetResultsPage,
  VpcSubnetUpdate,
} from '@/api/generated/types'

/** Subnets of a VPC. */
export const subnets = {
  vpcSubnetList: query<{ query: InVpc & PageByNameOrId }, VpcSubnetResultsPage>(
    'GET',
    '/v1/vpc-subnets',
    { isLoggable: true, provides: page => items('vpcSubnet', page.items) },
  ),
  vpcSubnetCreate: mutation<{ query: InVpc; body: VpcSubnetCreate }, VpcSubnet>(
    'POST',
    '/v1/vpc-subnets',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('vpcSubnet'), list('routerRoute')],
    },
  ),
  vpcSubnetView: query<{ path: { subnet: NameOrId }; query?: MaybeInVpc }, VpcSubnet>(
    'GET',
    '/v1/vpc-subnets/{subnet}',
    { isLoggable: true, provides: (subnet, { path }) => one('vpcSubnet', path.subnet, subnet) },
  ),
  /** A custom router left out is detached. Renames the route of the subnet, too. */
  vpcSubnetUpdate: mutation<
    { path: { subnet: NameOrId }; query?: MaybeInVpc; body: VpcSubnetUpdate },
    VpcSubnet
  >('PUT', '/v1/vpc-subnets/{subnet}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (subnet, { path }) => [
      ...changed('vpcSubnet', path.subnet, subnet),
      list('routerRoute'),
    ],
  }),
  vpcSubnetDelete: mutation<{ path: { subnet: NameOrId }; query?: MaybeInVpc }, EmptyBody>(
    'DELETE',
    '/v1/vpc-subnets/{subnet}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('vpcSubnet'), list('routerRoute')],
    },
  ),
  /** Whatever instances they belong to. */
  vpcSubnetListNetworkInterfaces: query<
    { path: { subnet: NameOrId }; query?: MaybeInVpc & PageByNameOrId },
    InstanceNetworkInterfaceResultsPage
  >('GET', '/v1/vpc-subnets/{subnet}/network-interfaces', {
    isLoggable: true,
    provides: () => [list('subnetNetworkInterface')],
  }),
}
