import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import type { ProjectParams } from '../paths'
import { inRouter } from '../routers/queries'

/** The first page of a router's routes. */
export const routeListQuery = defineQuery((params: ProjectParams<'router'>) => ({
  endpoint: 'vpcRouterRouteList',
  args: { query: { ...inRouter(params), limit: PAGE_SIZE } },
}))

/** All routes of a router, to count them and to find names that are taken. */
export const allRoutesQuery = defineQuery((params: ProjectParams<'router'>) => ({
  endpoint: 'vpcRouterRouteList',
  args: { query: { ...inRouter(params), limit: ALL_ITEMS_LIMIT } },
}))

export const routeViewQuery = defineQuery((params: ProjectParams<'route'>) => ({
  endpoint: 'vpcRouterRouteView',
  args: { path: { route: params.route }, query: parentsOf(params.route, inRouter(params)) },
}))
