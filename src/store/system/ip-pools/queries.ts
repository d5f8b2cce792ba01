import { defineQuery, listOf, optional } from '@/store/queries/define'
import type { SystemParams } from '@/store/system/paths'
import type { IpPoolAssignment } from '@/api/generated/types'
import type { Supports } from '@/store/routing/route'
import { SERVICE_POOL, SERVICES } from '@/lib/service-pool'
import { PAGE_SIZE } from '@/lib/limits'
import type { Read } from '@/store/forms/definition'
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
export const { all: allIpPoolsQuery } = listOf('systemIpPoolList')

export const ipPoolViewQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolView',
  args: { path: { pool } },
}))

export const { page: ipPoolRangeListQuery, all: allIpPoolRangesQuery } = listOf(
  'systemIpPoolRangeList',
  ({ pool }: { pool: string }) => ({ path: { pool } }),
)

export const { page: ipPoolSiloListQuery, all: allIpPoolSilosQuery } = listOf(
  'systemIpPoolSiloList',
  ({ pool }: { pool: string }) => ({ path: { pool } }),
)

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

export const { page: subnetPoolListQuery, all: allSubnetPoolsQuery } =
  listOf('systemSubnetPoolList')

export const subnetPoolViewQuery = defineQuery(({ subnetPool }: { subnetPool: string }) => ({
  endpoint: 'systemSubnetPoolView',
  args: { path: { pool: subnetPool } },
}))

/** Readable by fleet viewers only. */
export const subnetPoolUtilizationQuery = defineQuery(({ subnetPool }: { subnetPool: string }) => ({
  endpoint: 'systemSubnetPoolUtilizationView',
  args: { path: { pool: subnetPool } },
}))

/** The first page of the subnets that a pool consists of, and all of them. */
export const { page: subnetPoolMemberListQuery, all: allSubnetPoolMembersQuery } = listOf(
  'systemSubnetPoolMemberList',
  ({ subnetPool }: { subnetPool: string }) => ({ path: { pool: subnetPool } }),
)

export const { page: subnetPoolSiloListQuery, all: allSubnetPoolSilosQuery } = listOf(
  'systemSubnetPoolSiloList',
  ({ subnetPool }: { subnetPool: string }) => ({ path: { pool: subnetPool } }),
)

export const { page: siloSubnetPoolListQuery, all: allSiloSubnetPoolsQuery } = listOf(
  'siloSubnetPoolList',
  ({ silo }: { silo: string }) => ({ path: { silo } }),
)

/** The further queries of the tab of subnet pools on the page of a silo. */
export const siloSubnetPoolTabQueries = (
  { silo, tab }: { silo: string; tab?: string },
  supports: Supports,
) =>
  tab === 'subnet-pools' && supports('subnetPools')
    ? [siloSubnetPoolListQuery({ silo }), allSiloSubnetPoolsQuery({ silo })].map(optional)
    : []
