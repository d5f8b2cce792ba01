import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import { optional, mustBeFresh } from '@/store/routing/route-query'
import type { ProjectParams } from '../paths'
import { inVpc, allInstancesQuery, allSubnetsQuery, allVpcsQuery } from '../queries'

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

type GatewayParams = ProjectParams<'internetGateway'>

export const inGateway = ({ gateway, project, vpc }: GatewayParams) => ({
  ...parentsOf(gateway, inVpc({ project, vpc })),
  gateway,
})

/** The internet gateways of a VPC, all on one page. */
export const allGatewaysQuery = defineQuery((params: ProjectParams<'vpc'>) => ({
  endpoint: 'internetGatewayList',
  args: { query: { ...inVpc(params), limit: ALL_ITEMS_LIMIT } },
}))

export const gatewayViewQuery = defineQuery((params: GatewayParams) => ({
  endpoint: 'internetGatewayView',
  args: { path: { gateway: params.gateway }, query: parentsOf(params.gateway, inVpc(params)) },
}))

/** The addresses attached to a gateway. */
export const gatewayIpAddressesQuery = defineQuery((params: GatewayParams) => ({
  endpoint: 'internetGatewayIpAddressList',
  args: { query: { ...inGateway(params), limit: ALL_ITEMS_LIMIT } },
}))

/** The IP pools attached to a gateway. */
export const gatewayIpPoolsQuery = defineQuery((params: GatewayParams) => ({
  endpoint: 'internetGatewayIpPoolList',
  args: { query: { ...inGateway(params), limit: ALL_ITEMS_LIMIT } },
}))

/** All rules of a VPC, which are read and written together. */
export const firewallRulesQuery = defineQuery(({ project, vpc }: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcFirewallRulesView',
  args: { query: { vpc, ...parentsOf(vpc, { project }) } },
}))

/**
 * The queries for objects that rules of a VPC can refer to: the project's VPCs and instances, and
 * the VPC's own subnets.
 */
export const namedQueries = (params: ProjectParams<'vpc'>) => [
  allVpcsQuery(params),
  allSubnetsQuery(params),
  allInstancesQuery(params),
]

/** The queries of a rule's form. Its suggestions are optional, as any name can be entered. */
export const ruleFormQueries = (params: ProjectParams<'vpc'>) => [
  mustBeFresh(firewallRulesQuery(params)),
  ...namedQueries(params).map(optional),
]
