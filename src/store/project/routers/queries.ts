import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import type { ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'

/** The query parameters of requests about objects in a router, which is given by name or id. */
export const inRouter = ({ router, project, vpc }: ProjectParams<'router'>) => ({
  ...parentsOf(router, inVpc({ project, vpc })),
  router,
})

/** The first page of a VPC's routers. */
export const routerListQuery = defineQuery((params: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcRouterList',
  args: { query: { ...inVpc(params), limit: PAGE_SIZE } },
}))

/** The routers of a VPC, including the system router, for selection. */
export const allRoutersQuery = defineQuery((params: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcRouterList',
  args: { query: { ...inVpc(params), limit: ALL_ITEMS_LIMIT } },
}))

export const routerViewQuery = defineQuery((params: ProjectParams<'router'>) => ({
  endpoint: 'vpcRouterView',
  args: { path: { router: params.router }, query: parentsOf(params.router, inVpc(params)) },
}))

/** A router by id, without its VPC. */
export const routerByIdQuery = defineQuery(({ router }: { router: string }) => ({
  endpoint: 'vpcRouterView',
  args: { path: { router } },
}))

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
