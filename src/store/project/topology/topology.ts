import { listParts, type Graph } from '@/lib/graph'
import { formatNumber } from '@/lib/number'
import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { allGatewaysQuery } from '../gateways/queries'
import { allRoutersQuery, allRoutesQuery } from '../routers/queries'
import { networkInterfacesQuery, allInstancesQuery } from '../queries'
import { allSubnetsQuery } from '../vpcs/queries'
import { selectKnownNames } from '../known-names'
import type { ProjectParams } from '../paths'
import { deadRoutes, KINDS, toGraph, type PartViewModel } from './graph'

/** Maximum number of instances read: the API lists network interfaces by instance only. */
export const INSTANCES_LOOKED_AT = 50
/** Maximum number of routers whose routes are read. */
const ROUTERS_LOOKED_AT = 20

export interface TopologyViewModel {
  graph: Graph<PartViewModel>
  list: ReturnType<typeof listParts<PartViewModel>>
  /** True while interfaces and routes are still being read. */
  isPending: boolean
  /** Sentences that say what the diagram leaves out, and which routes lead nowhere. */
  gaps: readonly string[]
}

interface Part {
  what: string
  entry: Entry<unknown> | undefined
}

/** Sentences about the lists that could not be read, and why. */
const unreadParts = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ what, entry }) =>
    entry?.error
      ? [`The ${what} could not be read: ${entry.error.message.replace(/\.$/, '')}.`]
      : [],
  )

type Found = Entry<{ items: readonly { name: string }[]; nextPage?: string | null | undefined }>

/** The number of items, as far as they were listed. */
const total = ({ data }: Found): string =>
  `${data?.nextPage ? 'more than ' : ''}${formatNumber(data?.items.length ?? 0)}`

/** Sentences about items read one by one: how many were left out, and which could not be read. */
const unlooked = (
  listed: Found | undefined,
  looks: readonly (Entry<unknown> | undefined)[],
  { what, of }: { what: string; of: string },
): string[] => {
  const all = listed?.data?.items ?? []
  const failed = all.filter((_, index) => looks[index]?.error).map(({ name }) => name)
  return [
    ...(listed && all.length > looks.length
      ? [
          `Only the ${what} of the first ${formatNumber(looks.length)} of ${total(listed)} ${of} were checked.`,
        ]
      : []),
    ...(failed.length > 0 ? [`The ${what} of ${failed.join(', ')} could not be read.`] : []),
  ]
}

type VpcParams = ProjectParams<'vpc'>

const interfaceQueries = (state: RootState, { project }: VpcParams) =>
  (selectData(state, allInstancesQuery({ project }))?.items ?? [])
    .slice(0, INSTANCES_LOOKED_AT)
    .map(({ name }) => networkInterfacesQuery({ project, instance: name }))

const routeQueries = (state: RootState, { project, vpc }: VpcParams) =>
  (selectData(state, allRoutersQuery({ project, vpc }))?.items ?? [])
    .slice(0, ROUTERS_LOOKED_AT)
    .map(({ name }) => allRoutesQuery({ project, vpc, router: name }))

/** The further queries, once instances and routers are loaded. */
export const selectTopologyQueries = (state: RootState, params: VpcParams): readonly Query[] =>
  sameList<Query>(...interfaceQueries(state, params), ...routeQueries(state, params))

const selectInterfaces = (state: RootState, params: VpcParams) =>
  sameList(...interfaceQueries(state, params).map(query => selectEntry(state, query)))

const selectRoutes = (state: RootState, params: VpcParams) =>
  sameList(...routeQueries(state, params).map(query => selectEntry(state, query)))

const itemsOf = <Item>(entry: Entry<{ items: readonly Item[] }> | undefined): readonly Item[] =>
  entry?.data?.items ?? []

/** The connections of a VPC's parts, as far as loaded. */
export const selectTopology = createSelector(
  [
    (_state: RootState, { project }: VpcParams) => project,
    (_state: RootState, { vpc }: VpcParams) => vpc,
    (state: RootState, params: VpcParams) => selectEntry(state, allSubnetsQuery(params)),
    (state: RootState, params: VpcParams) => selectEntry(state, allRoutersQuery(params)),
    (state: RootState, params: VpcParams) => selectEntry(state, allGatewaysQuery(params)),
    (state: RootState, params: VpcParams) => selectEntry(state, allInstancesQuery(params)),
    selectInterfaces,
    selectRoutes,
    selectKnownNames,
  ],
  (project, vpc, subnets, routers, gateways, all, interfaces, routes, known): TopologyViewModel => {
    const instances = itemsOf(all)
    const isPending = ![...interfaces, ...routes].every(isAnswered)
    const parts = {
      project,
      vpc,
      subnets: itemsOf(subnets),
      routers: itemsOf(routers),
      gateways: itemsOf(gateways),
      instances,
      // Added all at once, so that the layout does not change with every response.
      interfaces: isPending ? [] : interfaces.flatMap(itemsOf),
      routes: isPending ? [] : routes.flatMap(itemsOf),
    }
    const graph = toGraph(parts)
    const gaps = [
      ...unreadParts([
        { what: 'subnets', entry: subnets },
        { what: 'routers', entry: routers },
        { what: 'internet gateways', entry: gateways },
        { what: 'instances', entry: all },
      ]),
      ...unlooked(all, interfaces, { what: 'network interfaces', of: 'instances of the project' }),
      ...unlooked(routers, routes, { what: 'routes', of: 'routers' }),
      ...deadRoutes(parts, known),
    ]
    return { graph, list: listParts(graph, KINDS), isPending, gaps }
  },
)
