import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { ipOrder } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { formatNumber } from '@/lib/number'
import { emphasis, rich } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import { checkAction } from '@/store/project/reachability-paths'
import { externalIpsQuery, floatingIpListQuery, instanceListQuery } from '@/store/project/queries'
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

const toFloating = weakMapMemoize(floatingHoldings)
const toHeld = weakMapMemoize(instanceHoldings)
const byId = weakMapMemoize(
  (instances: readonly Instance[]): ReadonlyMap<string, Instance> =>
    new Map(instances.map(instance => [instance.id, instance])),
)

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

interface Part {
  holdings: Holding[]
  queries: Query[]
}

/** The floating IPs and the instances of a project. */
const partOf = (state: RootState, project: string, pool: PoolSpace): Part => {
  const lists = [floatingIpListQuery({ project }), instanceListQuery({ project })] as const
  const instances = selectWholeItems(state, lists[1])
  const floating = selectWholeItems(state, lists[0])
  return {
    holdings: [...toFloating(floating, project, pool, byId(instances))],
    queries: lists.flatMap(list => selectWholeQueries(state, list, true)),
  }
}

/** Looks through the projects of the user's silo: the first ones, or all. */
export const selectFound = (state: RootState, params: PoolParams, isAll: boolean): Found => {
  const pool = selectPoolSpace(state, params)
  const owner = ipPoolViewQuery(params)
  const first = selectWholeQueries(state, projectListQuery, true)
  const [refused] = first.flatMap(query => selectEntry(state, query)?.error?.message ?? [])
  const projects = selectWholeItems(state, projectListQuery).map(({ name }) => name)
  const parts = projects.map(project => partOf(state, project, pool))
  const instances = projects.flatMap(project =>
    selectWholeItems(state, instanceListQuery({ project })).map(instance => ({
      project,
      instance,
      query: externalIpsQuery({ project, instance: instance.name }),
    })),
  )
  const held = instances.flatMap(({ project, instance, query }) => {
    const ips = selectData(state, query)?.items
    return ips ? toHeld(ips, instance, project, pool) : []
  })
  const ofLists = parts.map(({ queries }) => queries)
  const ofInstances = instances.map(({ query }) => query)
  const all: readonly Query[] = [...first, ...ofLists.flat(), ...ofInstances]
  const own: readonly Query[] = [
    ...first,
    ...ofLists.slice(0, MOST_PROJECTS).flat(),
    ...ofInstances.slice(0, MOST_INSTANCES),
  ]
  const unread = all.filter(query => isUnread(state, query))
  const answered = all.filter(query => !isUnread(state, query))
  const reads = (isAll ? unread : own.filter(query => isUnread(state, query))).slice(0, AT_ONCE)
  const problems = [...ofLists.flat(), ...ofInstances].flatMap(
    query => selectEntry(state, query)?.error?.message ?? [],
  )
  const seen = {
    projects: ofLists.filter(each => each.every(query => !isUnread(state, query))).length,
    instances: ofInstances.filter(query => !isUnread(state, query)).length,
  }
  const words = [
    `${formatNumber(seen.projects)} of ${pluralize('project', projects.length)}`,
    `${formatNumber(seen.instances)} of ${pluralize('instance', instances.length)}`,
  ]
  return {
    holdings: keepHoldings(owner, [...parts.flatMap(({ holdings }) => holdings), ...held]),
    reads: keepReads(owner, reads),
    wanted: keepWanted(owner, [...answered, ...reads]),
    rest: unread.length,
    partly: unread.length > 0 ? `Looked at ${words.join(' and ')}.` : '',
    refused,
    failed: problems.length,
    problem: problems[0],
    isWhole: unread.length === 0 && refused === undefined && problems.length === 0,
  }
}

/** The rows of the list, by address. */
export const toRows = (holdings: readonly Holding[]): readonly HoldingRow[] =>
  holdings
    .map(holding => ({ holding, order: ipOrder(holding.ip) ?? 0n }))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ holding }) => toRow(holding))
