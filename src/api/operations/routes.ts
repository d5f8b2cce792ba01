import { changed, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Routes of a router. Viewing one always requires its router. */
export const routes = {
  vpcRouterRouteList: { provides: itemsOf('routerRoute') },
  vpcRouterRouteCreate: { invalidates: () => [list('routerRoute')] },
  vpcRouterRouteView: { provides: oneBy('routerRoute', 'route') },
  /** Always send the destination and the target. */
  vpcRouterRouteUpdate: {
    invalidates: (route, { path }) => changed('routerRoute', path.route, route),
  },
  vpcRouterRouteDelete: { invalidates: () => [list('routerRoute')] },
} satisfies Entries
