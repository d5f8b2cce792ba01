import { z } from 'zod'
import { IpNet } from './addresses'
import { Name, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { ip, uuid } from './scalars'

/** Every VPC has one system router; custom ones are made by users. */
export const VpcRouterKind = z.enum(['system', 'custom'])
export type VpcRouterKind = z.infer<typeof VpcRouterKind>

/** A set of routes, used by the subnets attached to it. */
export const VpcRouter = z.object({
  ...identityMetadata,
  kind: VpcRouterKind,
  vpcId: uuid,
})
export type VpcRouter = z.infer<typeof VpcRouter>

export const VpcRouterResultsPage = ResultsPage(VpcRouter)
export type VpcRouterResultsPage = ResultsPage<VpcRouter>

export const VpcRouterCreate = z.object({ ...identityCreate })
export type VpcRouterCreate = z.infer<typeof VpcRouterCreate>

export const VpcRouterUpdate = z.object({ ...identityUpdate })
export type VpcRouterUpdate = z.infer<typeof VpcRouterUpdate>

/** The traffic a route matches. */
export const RouteDestination = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ip'), value: ip }),
  z.object({ type: z.literal('ip_net'), value: IpNet }),
  z.object({ type: z.enum(['vpc', 'subnet']), value: Name }),
])
export type RouteDestination = z.infer<typeof RouteDestination>

/** Where matching traffic goes. */
export const RouteTarget = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ip'), value: ip }),
  z.object({ type: z.enum(['vpc', 'subnet', 'instance', 'internet_gateway']), value: Name }),
  z.object({ type: z.literal('drop') }),
])
export type RouteTarget = z.infer<typeof RouteTarget>

/** Who made the route, and so what may be changed about it. */
export const RouterRouteKind = z.enum(['default', 'vpc_subnet', 'vpc_peering', 'custom'])
export type RouterRouteKind = z.infer<typeof RouterRouteKind>

/** One rule of a router. */
export const RouterRoute = z.object({
  ...identityMetadata,
  destination: RouteDestination,
  kind: RouterRouteKind,
  target: RouteTarget,
  vpcRouterId: uuid,
})
export type RouterRoute = z.infer<typeof RouterRoute>

export const RouterRouteResultsPage = ResultsPage(RouterRoute)
export type RouterRouteResultsPage = ResultsPage<RouterRoute>

export const RouterRouteCreate = z.object({
  ...identityCreate,
  destination: RouteDestination,
  target: RouteTarget,
})
export type RouterRouteCreate = z.infer<typeof RouterRouteCreate>

/** Destination and target are always given, even if unchanged. */
export const RouterRouteUpdate = z.object({
  ...identityUpdate,
  destination: RouteDestination,
  target: RouteTarget,
})
export type RouterRouteUpdate = z.infer<typeof RouterRouteUpdate>
