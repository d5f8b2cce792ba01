import type { InRouter, MaybeInRouter, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  RouterRoute,
  RouterRouteCreate,
  RouterRouteResultsPage,
  RouterRouteUpdate,
} from '@/api/schema/routers'

export const routes = {
  vpcRouterRouteList: query<{ query: InRouter & PageByNameOrId }, RouterRouteResultsPage>(
    'GET',
    '/v1/vpc-router-routes',
  ),
  vpcRouterRouteCreate: mutation<{ query: InRouter; body: RouterRouteCreate }, RouterRoute>(
    'POST',
    '/v1/vpc-router-routes',
  ),
  vpcRouterRouteView: query<{ path: { route: NameOrId }; query: InRouter }, RouterRoute>(
    'GET',
    '/v1/vpc-router-routes/{route}',
  ),
  vpcRouterRouteUpdate: mutation<
    { path: { route: NameOrId }; query?: MaybeInRouter; body: RouterRouteUpdate },
    RouterRoute
  >('PUT', '/v1/vpc-router-routes/{route}'),
  vpcRouterRouteDelete: mutation<{ path: { route: NameOrId }; query?: MaybeInRouter }, Nothing>(
    'DELETE',
    '/v1/vpc-router-routes/{route}',
  ),
}
