import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import { inRouter } from '../routers/queries'

/** The first page of a router's routes. */
export const routeListQuery = defineQuery(
  ({ project, vpc, router }: { project: string; vpc: string; router: string }) => ({
    endpoint: 'vpcRouterRouteList',
    args: { query: { ...inRouter(project, vpc, router), limit: PAGE_SIZE } },
  }),
)

/** All routes of a router, for counting them and for names that are taken. */
export const allRoutesQuery = defineQuery(
  ({ project, vpc, router }: { project: string; vpc: string; router: string }) => ({
    endpoint: 'vpcRouterRouteList',
    args: { query: { ...inRouter(project, vpc, router), limit: ALL_ITEMS_LIMIT } },
  }),
)

export const routeViewQuery = defineQuery(
  ({
    project,
    vpc,
    router,
    route,
  }: {
    project: string
    vpc: string
    router: string
    route: string
  }) => ({
    endpoint: 'vpcRouterRouteView',
    args: { path: { route }, query: inRouter(project, vpc, router) },
  }),
)
