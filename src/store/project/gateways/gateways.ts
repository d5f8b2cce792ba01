import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { RouterRoute, VpcRouter } from '@/api/generated/types'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { allRoutesQuery } from '../router-routes/queries'
import { allRoutersQuery } from '../routers/queries'
import {
  allGatewaysQuery,
  gatewayIpAddressesQuery,
  gatewayIpPoolsQuery,
  gatewayViewQuery,
} from './queries'

type VpcParams = ProjectParams<'vpc'>
type GatewayParams = ProjectParams<'internetGateway'>

/** The internet gateways of a VPC. */
export const selectGatewayRows = listRows(allGatewaysQuery, ({ name }, { project, vpc }) => ({
  href: projectPaths.internetGateway({ project, vpc, gateway: name }),
}))

/** The gateway in the open panel. */
export const selectGateway = (state: RootState, params: GatewayParams) =>
  selectData(state, gatewayViewQuery(params))

/** The addresses attached to a gateway. */
export const selectGatewayAddresses = (state: RootState, params: GatewayParams) =>
  selectData(state, gatewayIpAddressesQuery(params))?.items

/** The IP pools attached to a gateway. */
export const selectGatewayPools = (state: RootState, params: GatewayParams) =>
  selectData(state, gatewayIpPoolsQuery(params))?.items

/** Undefined while loading, null if it cannot be read. */
type Known<Value> = Value | null | undefined

const itemsIn = <Item>(entry: Entry<{ items: Item[] }> | undefined): Known<readonly Item[]> =>
  entry?.data?.items ?? (entry?.error ? null : undefined)

/**
 * The first address attached to a gateway; undefined while loading, null if there is none or it
 * cannot be read.
 */
export const selectFirstAddress = (state: RootState, params: GatewayParams): Known<string> => {
  const addresses = itemsIn(selectEntry(state, gatewayIpAddressesQuery(params)))
  return addresses && (addresses[0]?.address ?? null)
}

/** The id of the first pool attached to a gateway; undefined and null as for addresses. */
export const selectFirstPool = (state: RootState, params: GatewayParams): Known<string> => {
  const pools = itemsIn(selectEntry(state, gatewayIpPoolsQuery(params)))
  return pools && (pools[0]?.ipPoolId ?? null)
}

/** A route to a gateway. */
export interface RouteToGateway {
  id: string
  name: string
  /** Name of its router. */
  router: string
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
      for (const { id, name, target } of routes) {
        if (target.type !== 'internet_gateway') continue
        found.set(target.value, [...(found.get(target.value) ?? []), { id, name, router }])
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
