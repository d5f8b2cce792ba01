import type { InRouter, MaybeInRouter, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, items, list, one } from '@/api/core/tags'
import type {
  NameOrId,
  RouterRoute,
  RouterRouteCreate,
  RouterRouteResultsPage,
  RouterRouteUpdate,
} from '@/api/generated/types'

/** Routes of a router. Viewing one always needs the router. */
export const routes = {
  vpcRouterRouteList: query<{ query: InRouter & PageByNameOrId }, RouterRouteResultsPage>(
    'GET',
    '/v1/vpc-router-routes',
    { isLoggable: true, provides: page => items('routerRoute', page.items) },
  ),
  vpcRouterRouteCreate: mutation<{ query: InRouter; body: RouterRouteCreate }, RouterRoute>(
    'POST',
    '/v1/vpc-router-routes',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('routerRoute')] },
  ),
  vpcRouterRouteView: query<{ path: { route: NameOrId }; query: InRouter }, RouterRoute>(
    'GET',
    '/v1/vpc-router-routes/{route}',
    { isLoggable: true, provides: (route, { path }) => one('routerRoute', path.route, route) },
  ),
  /** Destination and target always have to be sent. */
  vpcRouterRouteUpdate: mutation<
    { path: { route: NameOrId }; query?: MaybeInRouter; body: RouterRouteUpdate },
    RouterRoute
  >('PUT', '/v1/vpc-router-routes/{route}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (route, { path }) => changed('routerRoute', path.route, route),
  }),
  vpcRouterRouteDelete: mutation<{ path: { route: NameOrId }; query?: MaybeInRouter }, EmptyBody>(
    'DELETE',
    '/v1/vpc-router-routes/{route}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('routerRoute')] },
  ),
}
