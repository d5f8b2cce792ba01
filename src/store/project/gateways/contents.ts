import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type {
  InternetGateway,
  RouteDestination,
  RouterRoute,
  VpcRouter,
} from '@/api/generated/types'
import { withReason } from '@/store/commands/action'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotNetworking, selectRoleQueries } from '../networking'
import type { ProjectParams } from '../paths'
import { allRoutesQuery, allRoutersQuery } from '../routers/queries'
import { gatewayIpAddressesQuery, gatewayIpPoolsQuery } from './queries'
import { gatewayActions } from './actions'

type VpcParams = ProjectParams<'vpc'>
type GatewayParams = ProjectParams<'internetGateway'>

/** Undefined while loading, null if it cannot be read. */
export type Known<Value> = Value | null | undefined

/** The items of an answer to a list query. */
export const itemsIn = <Item>(
  entry: Entry<{ items: Item[] }> | undefined,
): Known<readonly Item[]> => entry?.data?.items ?? (entry?.error ? null : undefined)

/** A route to a gateway. */
export interface RouteToGateway {
  id: string
  name: string
  /** Name of its router. */
  router: string
  destination: RouteDestination
}

const NOTHING: readonly RouteToGateway[] = []

/** Returns the same map for all gateways until a list of routes changes. */
const byGateway = weakMapMemoize(
  (
    routers: readonly VpcRouter[],
    ...lists: readonly (readonly RouterRoute[])[]
  ): ReadonlyMap<string, readonly RouteToGateway[]> => {
    const found = new Map<string, RouteToGateway[]>()
    for (const [index, routes] of lists.entries()) {
      const router = routers[index]?.name ?? ''
      for (const { id, name, target, destination } of routes) {
        if (target.type !== 'internet_gateway') continue
        found.set(target.value, [
          ...(found.get(target.value) ?? []),
          { id, name, router, destination },
        ])
      }
    }
    return found
  },
)

/** The routes to a gateway in all routers of the VPC. Routes refer to gateways by name. */
export const selectRoutesTo = (
  state: RootState,
  { project, vpc, gateway }: GatewayParams,
): Known<readonly RouteToGateway[]> => {
  const routers = itemsIn(selectEntry(state, allRoutersQuery({ project, vpc })))
  if (!routers) return routers
  const lists = routers.map(({ name }) =>
    itemsIn(selectEntry(state, allRoutesQuery({ project, vpc, router: name }))),
  )
  if (lists.includes(undefined)) return undefined
  if (lists.includes(null)) return null
  const known = lists.filter(list => Array.isArray(list))
  return byGateway(routers, ...known).get(gateway) ?? NOTHING
}

/** The queries for these routes, as far as the routers are loaded. */
export const selectRoutesToQueries = createSelector(
  [
    (state: RootState, params: VpcParams) => selectData(state, allRoutersQuery(params))?.items,
    (_state: RootState, { project }: VpcParams) => project,
    (_state: RootState, { vpc }: VpcParams) => vpc,
  ],
  (routers = [], project, vpc) => [
    allRoutersQuery({ project, vpc }),
    ...routers.map(({ name }) => allRoutesQuery({ project, vpc, router: name })),
  ],
)

/** The queries for what is attached to a gateway, what leads to it and the user’s role. */
export const selectContentsQueries = (state: RootState, params: GatewayParams) => [
  gatewayIpPoolsQuery(params),
  gatewayIpAddressesQuery(params),
  ...selectRoutesToQueries(state, params),
  ...selectRoleQueries(state, params),
]

/** The actions on a gateway that is on no screen. */
export const selectActionsOfGateway = (
  state: RootState,
  gateway: InternetGateway,
  params: GatewayParams,
) => {
  const contents = {
    pools: selectData(state, gatewayIpPoolsQuery(params))?.items,
    addresses: selectData(state, gatewayIpAddressesQuery(params))?.items,
    routes: selectRoutesTo(state, params),
  }
  return withReason(
    gatewayActions(gateway, params, contents),
    selectReasonNotNetworking(state, params),
  )
}
