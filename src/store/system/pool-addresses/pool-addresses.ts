import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { FloatingIp, Instance } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { ipOrder } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { formatNumber } from '@/lib/number'
import { emphasis, rich } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { largePages, selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import { selectNextToken } from '@/store/paging/selectors'
import { checkAction } from '@/store/project/reachability-paths'
import { allFloatingIpsQuery, allInstancesQuery, externalIpsQuery } from '@/store/project/queries'
import { isAnswered, keepSame } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { projectListQuery } from '@/store/silo/queries'
import { copyRequested } from '@/store/tab/slice'
import { ipPoolUtilizationQuery } from '../ip-pool-utilization/queries'
import { allIpPoolRangesQuery, ipPoolViewQuery } from '../ip-pools/queries'
import { addressCounts } from '../ip-pools/rules'
import type { SystemParams } from '../paths'
import { floatingHoldings, instanceHoldings, spansOf, type Holding } from './holders'

type PoolParams = SystemParams<'ipPool'>

/** Number of projects and of instances that are looked at unless the user asks for all. */
const MOST_PROJECTS = 50
const MOST_INSTANCES = 200

/** Number of calls that are sent at once. */
const AT_ONCE = 4

/** A row of the list. */
export interface HoldingRow extends Holding {
  name: string
  actions: readonly ActionViewModel[]
}

/** Nothing reaches an instance at the address of its outbound traffic. */
const checkOf = ({ ip, kind, project, instance }: Holding): readonly ActionViewModel[] =>
  kind === 'snat' || !instance
    ? []
    : [
        checkAction({
          project,
          instance: instance.name,
          version: versionOf(ip) === 'v6' ? '6' : '4',
          address: ip,
        }),
      ]

const toRow = weakMapMemoize((holding: Holding): HoldingRow => ({
  ...holding,
  name: `${holding.ip} of ${holding.holder}`,
  actions: [
    { id: 'copy', label: 'Copy address', event: copyRequested({ text: holding.ip }) },
    { id: 'holder', label: `Go to ${holding.holder}`, to: holding.href },
    ...checkOf(holding),
    ...(holding.kind === 'unattached' && holding.floatingIp !== undefined
      ? [
          deletion(
            {
              id: holding.floatingIp,
              kind: 'floating IP',
              name: holding.holder,
              consequences: rich`Its address ${emphasis(holding.ip)} goes back to its pool.`,
            },
            {
              command: {
                endpoint: 'floatingIpDelete',
                args: { path: { floatingIp: holding.floatingIp } },
              },
            },
          ),
        ]
      : []),
  ],
}))

/**
 * The addresses of a pool in total and in use, and when they were counted, in milliseconds since
 * 1970; undefined while loading, null if they cannot be read.
 */
export const selectPoolTotals = createSelector(
  [(state: RootState, params: PoolParams) => selectEntry(state, ipPoolUtilizationQuery(params))],
  entry => {
    if (!entry?.data) return entry?.status === 'rejected' ? null : undefined
    const counts = addressCounts(entry.data)
    const sum = (field: 'allocated' | 'capacity') =>
      counts.reduce((total, each) => total + each[field], 0n)
    return {
      allocated: sum('allocated'),
      capacity: sum('capacity'),
      isInexact: counts.some(({ isInexact }) => isInexact),
      at: entry.fulfilledTimeStamp ?? 0,
    }
  },
)

/** The pool, by its id and its ranges. */
export const selectPoolSpace = createSelector(
  [
    (state: RootState, params: PoolParams) => selectData(state, ipPoolViewQuery(params))?.id,
    (state: RootState, params: PoolParams) =>
      selectData(state, allIpPoolRangesQuery(params))?.items,
  ],
  (id = '', ranges = []) => ({ id, spans: spansOf(ranges) }),
)

type PoolSpace = ReturnType<typeof selectPoolSpace>

const toHeld = weakMapMemoize(instanceHoldings)

const isUnread = (state: RootState, query: Query) => !isAnswered(selectEntry(state, query))

const keepHoldings = keepSame<Holding>()
const keepReads = keepSame<Query>()
const keepWanted = keepSame<Query>()

/** What has been found of the holders of a pool's addresses, and what to read next. */
export interface Found {
  holdings: readonly Holding[]
  /** The queries that are read without being asked for, or all. */
  reads: readonly Query[]
  /** These and those that were answered, which are kept as long as they are wanted. */
  wanted: readonly Query[]
  /** Number of further calls that the user may ask for. */
  rest: number
  /** How far has been looked: a sentence, empty if everything was. */
  partly: string
  /** Why the projects could not be listed. */
  refused: string | undefined
  /** Why lists in projects could not be read, and how many. */
  failed: number
  problem: string | undefined
  /** Whether all of the silo has been looked at. */
  isWhole: boolean
}

type Items<Item> = readonly Item[]

const NOTHING: Items<never> = []
const keepItems = keepSame<unknown>()

/** All that was read of a list whose pages have up to 1,000 items, and the queries of its pages. */
const readOf = <Item>(
  state: RootState,
  first: Query,
): { items: Items<Item>; pages: Items<Query> } => {
  const itemsIn = (page: Query) =>
    (selectData(state, page) as { items: Items<Item> } | undefined)?.items ?? NOTHING
  if (selectNextToken(state, first) === undefined) return { items: itemsIn(first), pages: [first] }
  const pages = largePages(state, first)
  return { items: keepItems(first, pages.flatMap(itemsIn)) as Items<Item>, pages }
}

type ProjectList = ReturnType<typeof allInstancesQuery>

/** What the lists of a project say, made anew only if they change: there are thousands of projects. */
const partOf = weakMapMemoize(
  (pool: PoolSpace, floating: Items<FloatingIp>, instances: Items<Instance>, list: ProjectList) => {
    const { project } = list.args.query
    const byId = new Map(instances.map(instance => [instance.id, instance]))
    return {
      holdings: floatingHoldings(floating, project, pool, byId),
      instances: instances.map(instance => ({
        project,
        instance,
        query: externalIpsQuery({ project, instance: instance.name }),
      })),
    }
  },
)

/** Looks through the projects of the user's silo: the first ones, or all. */
export const selectFound = (state: RootState, params: PoolParams, isAll: boolean): Found => {
  const pool = selectPoolSpace(state, params)
  const owner = ipPoolViewQuery(params)
  const first = selectWholeQueries(state, projectListQuery, true)
  const [refused] = first.flatMap(query => selectEntry(state, query)?.error?.message ?? [])
  const projects = selectWholeItems(state, projectListQuery).map(({ name }) => name)
  const lists = projects.map(project => {
    const list = allInstancesQuery({ project })
    const floating = readOf<FloatingIp>(state, allFloatingIpsQuery({ project }))
    const read = readOf<Instance>(state, list)
    return {
      ...partOf(pool, floating.items, read.items, list),
      queries: [...floating.pages, ...read.pages],
    }
  })
  const instances = lists.flatMap(each => each.instances)
  const held = instances.flatMap(({ project, instance, query }) => {
    const ips = selectData(state, query)?.items
    return ips ? toHeld(ips, instance, project, pool) : NOTHING
  })
  const ofLists = lists.map(({ queries }) => queries)
  const ofInstances = instances.map(({ query }) => query)
  const all: readonly Query[] = [...first, ...ofLists.flat(), ...ofInstances]
  const own: readonly Query[] = [
    ...first,
    ...ofLists.slice(0, MOST_PROJECTS).flat(),
    ...ofInstances.slice(0, MOST_INSTANCES),
  ]
  const unread = new Set(all.filter(query => isUnread(state, query)))
  const answered = all.filter(query => !unread.has(query))
  const reads = (isAll ? [...unread] : own.filter(query => unread.has(query))).slice(0, AT_ONCE)
  const problems = [...ofLists.flat(), ...ofInstances].flatMap(query =>
    unread.has(query) ? [] : (selectEntry(state, query)?.error?.message ?? []),
  )
  const seen = {
    projects: ofLists.filter(each => !each.some(query => unread.has(query))).length,
    instances: ofInstances.filter(query => !unread.has(query)).length,
  }
  const words = [
    `${formatNumber(seen.projects)} of ${pluralize('project', projects.length)}`,
    `${formatNumber(seen.instances)} of ${pluralize('instance', instances.length)}`,
  ]
  return {
    holdings: keepHoldings(owner, [...lists.flatMap(({ holdings }) => holdings), ...held]),
    reads: keepReads(owner, reads),
    wanted: keepWanted(owner, [...answered, ...reads]),
    rest: unread.size,
    partly: unread.size > 0 ? `Looked at ${words.join(' and ')}.` : '',
    refused,
    failed: problems.length,
    problem: problems[0],
    isWhole: unread.size === 0 && refused === undefined && problems.length === 0,
  }
}

/** The rows of the list, by address. */
export const toRows = (holdings: readonly Holding[]): readonly HoldingRow[] =>
  holdings
    .map(holding => ({ holding, order: ipOrder(holding.ip) ?? 0n }))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ holding }) => toRow(holding))
