import type { SystemParams } from '@/store/system/paths'
import type { Query } from '@/api/operations/table'
import type { IpPoolAssignment } from '@/api/generated/types'
import type { Supports } from '@/store/routing/route'
import { SERVICE_POOL, SERVICES } from '@/lib/service-pool'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { Read } from '@/store/forms/definition'
import { optional } from '@/store/routing/route-query'
import type { RouteParams } from '@/store/routing/params'
import { ipPoolUtilizationQuery } from '../ip-pool-utilization/queries'
import { allSilosQuery } from '../silos/queries'

const ASSIGNMENTS: readonly (string | undefined)[] = ['silos', SERVICES]

/** The first page of IP pools: all of them, or those of one assignment. */
export const ipPoolListQuery = defineQuery(({ assignment }: { assignment?: string }) => ({
  endpoint: 'systemIpPoolList',
  args: {
    query: {
      limit: PAGE_SIZE,
      ...(ASSIGNMENTS.includes(assignment) && { assignment: assignment as IpPoolAssignment }),
    },
  },
}))

/** The pools of the system's services. Before release 22 there is one. */
export const servicePoolsQuery = ipPoolListQuery({ assignment: SERVICES })

/** The ranges of the only pool of the system's services, before release 22. */
export const servicePoolQueries = (_params: RouteParams, _read: Read, supports: Supports) =>
  supports('poolAssignment') ? [] : [ipPoolRangeListQuery({ pool: SERVICE_POOL })]

/** The IP pools, for selection. */
export const allIpPoolsQuery = {
  endpoint: 'systemIpPoolList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const ipPoolViewQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolView',
  args: { path: { pool } },
}))

/** The first page of a pool's ranges. */
export const ipPoolRangeListQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolRangeList',
  args: { path: { pool }, query: { limit: PAGE_SIZE } },
}))

/** The ranges of a pool, to find out which addresses are taken. */
export const allIpPoolRangesQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolRangeList',
  args: { path: { pool }, query: { limit: ALL_ITEMS_LIMIT } },
}))

/** The first page of the silos that a pool is linked to. */
export const ipPoolSiloListQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolSiloList',
  args: { path: { pool }, query: { limit: PAGE_SIZE } },
}))

/** The silos that a pool is linked to, to find out which others can be linked. */
export const allIpPoolSilosQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolSiloList',
  args: { path: { pool }, query: { limit: ALL_ITEMS_LIMIT } },
}))

/** The queries of a pool's page and its tabs. */
export const ipPoolPageQueries = ({ pool }: SystemParams<'ipPool'>) => [
  ipPoolViewQuery({ pool }),
  // Racks may refuse it for pools of the system's services.
  optional(ipPoolSiloListQuery({ pool })),
  ipPoolRangeListQuery({ pool }),
  ipPoolUtilizationQuery({ pool }),
  optional(allSilosQuery),
]

/**
 * Maximum number of pools searched for overlapping ranges. Overlaps with others are left to the
 * server.
 */
const SEARCHED_POOLS = 50

/** The queries for the ranges of all pools, which must not overlap. */
export const takenRangesQueries = (_params: RouteParams, read: Read) =>
  (read(allIpPoolsQuery)?.items ?? [])
    .slice(0, SEARCHED_POOLS)
    .map(({ name }) => optional(allIpPoolRangesQuery({ pool: name })))
