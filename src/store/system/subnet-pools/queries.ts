import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { Supports } from '@/store/routing/route'
import { optional } from '@/store/routing/route-query'

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
