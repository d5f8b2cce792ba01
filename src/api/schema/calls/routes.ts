import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import {
  RouterRoute,
  RouterRouteCreate,
  RouterRouteResultsPage,
  RouterRouteUpdate,
} from '../routers'
import { sorted } from './facts'

export const routesCalls = {
  vpcRouterRouteList: {
    status: 200,
    query: sorted(
      NameOrIdSortMode,
      { router: NameOrId },
      { project: NameOrId.optional(), vpc: NameOrId.optional() },
    ),
    result: RouterRouteResultsPage,
  },
  vpcRouterRouteCreate: {
    status: 201,
    query: z.object({ project: NameOrId.optional(), router: NameOrId, vpc: NameOrId.optional() }),
    body: RouterRouteCreate,
    result: RouterRoute,
  },
  vpcRouterRouteView: {
    status: 200,
    path: z.object({ route: NameOrId }),
    query: z.object({ project: NameOrId.optional(), router: NameOrId, vpc: NameOrId.optional() }),
    result: RouterRoute,
  },
  vpcRouterRouteUpdate: {
    status: 200,
    path: z.object({ route: NameOrId }),
    query: z.object({
      project: NameOrId.optional(),
      router: NameOrId.optional(),
      vpc: NameOrId.optional(),
    }),
    body: RouterRouteUpdate,
    result: RouterRoute,
  },
  vpcRouterRouteDelete: {
    status: 204,
    path: z.object({ route: NameOrId }),
    query: z.object({
      project: NameOrId.optional(),
      router: NameOrId.optional(),
      vpc: NameOrId.optional(),
    }),
  },
}
