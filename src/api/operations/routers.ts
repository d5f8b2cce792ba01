import type { InVpc, MaybeInVpc, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, every, items, list, one } from '@/api/core/tags'
import type {
  NameOrId,
  VpcRouter,
  VpcRouterCreate,
  VpcRouterResultsPage,
  VpcRouterUpdate,
} from '@/api/generated/types'

/** Routers of a VPC. */
export const routers = {
  vpcRouterList: query<{ query: InVpc & PageByNameOrId }, VpcRouterResultsPage>(
    'GET',
    '/v1/vpc-routers',
    { isLoggable: true, provides: page => items('vpcRouter', page.items) },
  ),
  vpcRouterCreate: mutation<{ query: InVpc; body: VpcRouterCreate }, VpcRouter>(
    'POST',
    '/v1/vpc-routers',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('vpcRouter')] },
  ),
  vpcRouterView: query<{ path: { router: NameOrId }; query?: MaybeInVpc }, VpcRouter>(
    'GET',
    '/v1/vpc-routers/{router}',
    { isLoggable: true, provides: (router, { path }) => one('vpcRouter', path.router, router) },
  ),
  vpcRouterUpdate: mutation<
    { path: { router: NameOrId }; query?: MaybeInVpc; body: VpcRouterUpdate },
    VpcRouter
  >('PUT', '/v1/vpc-routers/{router}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (router, { path }) => changed('vpcRouter', path.router, router),
  }),
  /** Custom routers only; their subnets go back to the system router. */
  vpcRouterDelete: mutation<{ path: { router: NameOrId }; query?: MaybeInVpc }, EmptyBody>(
    'DELETE',
    '/v1/vpc-routers/{router}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('vpcRouter'), every('vpcSubnet')],
    },
  ),
}
