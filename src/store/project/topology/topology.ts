import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { allGatewaysQuery } from '../gateways/queries'
import { networkInterfacesQuery } from '../instance/queries'
import { allInstancesQuery } from '../instances/queries'
import { allRoutersQuery } from '../routers/queries'
import { allRoutesQuery } from '../router-routes/queries'
import { allSubnetsQuery } from '../subnets/queries'
import { unlooked, unreadParts } from './gaps'
import { toGraph, toList, type Graph } from './graph'

/** The API lists interfaces by instance only: so many instances of the project are looked at. */
export const INSTANCES_LOOKED_AT = 50
/** The same of routers and their routes. */
const ROUTERS_LOOKED_AT = 20

export interface TopologyViewModel {
  graph: Graph
  list: ReturnType<typeof toList>
  /** True while interfaces and routes are still being read. */
  isPending: boolean
  /** What the picture leaves out, as whole sentences. */
  gaps: readonly string[]
}

const instancesOf = (state: RootState, project: string) =>
  selectData(state, allInstancesQuery({ project }))?.items ?? []

const interfaceQueries = (state: RootState, project: string) =>
  instancesOf(state, project)
    .slice(0, INSTANCES_LOOKED_AT)
    .map(({ name }) => networkInterfacesQuery({ project, instance: name }))

const routeQueries = (state: RootState, project: string, vpc: string) =>
  (selectData(state, allRoutersQuery({ project, vpc }))?.items ?? [])
    .slice(0, ROUTERS_LOOKED_AT)
    .map(({ name }) => allRoutesQuery({ project, vpc, router: name }))

/** What is read besides, once instances and routers are known. */
export const selectTopologyQueries = (
  state: RootState,
  project: string,
  vpc: string,
): readonly Query[] =>
  sameList<Query>(...interfaceQueries(state, project), ...routeQueries(state, project, vpc))

const selectInterfaces = (state: RootState, project: string) =>
  sameList(...interfaceQueries(state, project).map(query => selectEntry(state, query)))

const selectRoutes = (state: RootState, project: string, vpc: string) =>
  sameList(...routeQueries(state, project, vpc).map(query => selectEntry(state, query)))

const itemsOf = <Item>(entry: Entry<{ items: readonly Item[] }> | undefined): readonly Item[] =>
  entry?.data?.items ?? []

/** How the parts of a VPC hang together, as far as it has been read. */
export const selectTopology = createSelector(
  [
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
    (state: RootState, project: string, vpc: string) =>
      selectEntry(state, allSubnetsQuery({ project, vpc })),
    (state: RootState, project: string, vpc: string) =>
      selectEntry(state, allRoutersQuery({ project, vpc })),
    (state: RootState, project: string, vpc: string) =>
      selectEntry(state, allGatewaysQuery({ project, vpc })),
    (state: RootState, project: string) => selectEntry(state, allInstancesQuery({ project })),
    selectInterfaces,
    selectRoutes,
  ],
  (project, vpc, subnets, routers, gateways, all, interfaces, routes): TopologyViewModel => {
    const instances = itemsOf(all)
    const isPending = ![...interfaces, ...routes].every(isAnswered)
    const graph = toGraph({
      project,
      vpc,
      subnets: itemsOf(subnets),
      routers: itemsOf(routers),
      gateways: itemsOf(gateways),
      instances,
      // All at once: a picture that is laid out anew with every answer cannot be looked at.
      interfaces: isPending ? [] : interfaces.flatMap(itemsOf),
      routes: isPending ? [] : routes.flatMap(itemsOf),
    })
    const gaps = [
      ...unreadParts([
        { what: 'subnets', entry: subnets },
        { what: 'routers', entry: routers },
        { what: 'internet gateways', entry: gateways },
        { what: 'instances', entry: all },
      ]),
      ...unlooked(all, interfaces, {
        what: 'network interfaces',
        of: 'instances of the project',
      }),
      ...unlooked(routers, routes, { what: 'routes', of: 'routers' }),
    ]
    return {
      graph,
      list: toList(graph),
      isPending,
      gaps,
    }
  },
)
