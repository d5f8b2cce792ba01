import { defineQuery } from '@/store/queries/define'
import type { SystemParams } from '@/store/system/paths'
import type { Query } from '@/api/operations/table'
import type { IpPoolAssignment } from '@/api/generated/types'
import type { Supports } from '@/store/routing/route'
import { SERVICE_POOL, SERVICES } from '@/lib/service-pool'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { Read } from '@/store/forms/definition'
import { optional } from '@/store/routing/route-query'
import type { RouteParams } from '@/store/routing/path'
import { allSilosQuery } from '../silos/queries'
import { ipPoolUtilizationQuery } from '../ip-pool-utilization/queries'

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

/** The first page of subnet pools. */
export const subnetPoolListQuery = {
  endpoint: 'systemSubnetPoolList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** The subnet pools, for selection. */
export const allSubnetPoolsQuery = {
  endpoint: 'systemSubnetPoolList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const subnetPoolViewQuery = defineQuery(({ subnetPool }: { subnetPool: string }) => ({
  endpoint: 'systemSubnetPoolView',
  args: { path: { pool: subnetPool } },
}))

/** Readable by fleet viewers only. */
export const subnetPoolUtilizationQuery = defineQuery(({ subnetPool }: { subnetPool: string }) => ({
  endpoint: 'systemSubnetPoolUtilizationView',
  args: { path: { pool: subnetPool } },
}))

/** The first page of the subnets that a pool consists of. */
export const subnetPoolMemberListQuery = defineQuery(({ subnetPool }: { subnetPool: string }) => ({
  endpoint: 'systemSubnetPoolMemberList',
  args: { path: { pool: subnetPool }, query: { limit: PAGE_SIZE } },
}))

/** The first page of the silos that a pool is linked to. */
export const subnetPoolSiloListQuery = defineQuery(({ subnetPool }: { subnetPool: string }) => ({
  endpoint: 'systemSubnetPoolSiloList',
  args: { path: { pool: subnetPool }, query: { limit: PAGE_SIZE } },
}))

/** The silos that a pool is linked to, to find out which others can be linked. */
export const allSubnetPoolSilosQuery = defineQuery(({ subnetPool }: { subnetPool: string }) => ({
  endpoint: 'systemSubnetPoolSiloList',
  args: { path: { pool: subnetPool }, query: { limit: ALL_ITEMS_LIMIT } },
}))

/** The first page of the subnet pools linked to a silo. */
export const siloSubnetPoolListQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloSubnetPoolList',
  args: { path: { silo }, query: { limit: PAGE_SIZE } },
}))

/** The subnet pools linked to a silo, to find its default pools and those that can be linked. */
export const allSiloSubnetPoolsQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloSubnetPoolList',
  args: { path: { silo }, query: { limit: ALL_ITEMS_LIMIT } },
}))

/** The further queries of the tab of subnet pools on the page of a silo. */
export const siloSubnetPoolTabQueries = (
  { silo, tab }: { silo: string; tab?: string },
  supports: Supports,
) =>
  tab === 'subnet-pools' && supports('subnetPools')
    ? [siloSubnetPoolListQuery({ silo }), allSiloSubnetPoolsQuery({ silo })].map(optional)
    : []
