import type { InVpc, MaybeInVpc, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  VpcRouter,
  VpcRouterCreate,
  VpcRouterResultsPage,
  VpcRouterUpdate,
} from '@/api/schema/routers'

export const routers = {
  vpcRouterList: query<{ query: InVpc & PageByNameOrId }, VpcRouterResultsPage>(
    'GET',
    '/v1/vpc-routers',
  ),
  vpcRouterCreate: mutation<{ query: InVpc; body: VpcRouterCreate }, VpcRouter>(
    'POST',
    '/v1/vpc-routers',
  ),
  vpcRouterView: query<{ path: { router: NameOrId }; query?: MaybeInVpc }, VpcRouter>(
    'GET',
    '/v1/vpc-routers/{router}',
  ),
  vpcRouterUpdate: mutation<
    { path: { router: NameOrId }; query?: MaybeInVpc; body: VpcRouterUpdate },
    VpcRouter
  >('PUT', '/v1/vpc-routers/{router}'),
  vpcRouterDelete: mutation<{ path: { router: NameOrId }; query?: MaybeInVpc }, Nothing>(
    'DELETE',
    '/v1/vpc-routers/{router}',
  ),
}
