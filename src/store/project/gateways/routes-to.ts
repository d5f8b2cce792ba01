import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { RouterRoute, VpcRouter } from '@/api/schema/routers'
import type { RootState } from '@/store/setup/state'
import { allRoutersQuery } from '../routers/queries'
import { allRoutesQuery } from '../router-routes/queries'

/** A route that leads to a gateway. */
export interface RouteToGateway {
  id: string
  name: string
  /** Name of its router. */
  router: string
}

/** Undefined while something of it is read, null where something of it cannot be. */
type Known<Value> = Value | null | undefined

const itemsIn = <Item>(entry: Entry<{ items: Item[] }> | undefined): Known<readonly Item[]> =>
  entry?.data?.items ?? (entry?.error ? null : undefined)

const NOTHING: readonly RouteToGateway[] = []

/** One answer for all gateways, as long as no list of routes changes. */
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

/** The routes of all routers of the VPC that lead to a gateway, which they call by its name. */
export const selectRoutesTo = (
  state: RootState,
  project: string,
  vpc: string,
  gateway: string,
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

/** What has to be read for that, as far as the routers are known. */
export const selectRoutesToQueries = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectData(state, allRoutersQuery({ project, vpc }))?.items,
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
  ],
  (routers = [], project, vpc) => [
    allRoutersQuery({ project, vpc }),
    ...routers.map(({ name }) => allRoutesQuery({ project, vpc, router: name })),
  ],
)
