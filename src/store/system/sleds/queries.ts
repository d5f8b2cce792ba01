import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { Query } from '@/api/operations/table'

/** The first page of sleds. */
export const sledListQuery = {
  endpoint: 'sledList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** All sleds, for look-ups and totals. */
export const allSledsQuery = {
  endpoint: 'sledList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const sledViewQuery = defineQuery(({ sledId }: { sledId: string }) => ({
  endpoint: 'sledView',
  args: { path: { sledId } },
}))

/** The first page of the instances that run on a sled. */
export const sledInstancesQuery = defineQuery(({ sledId }: { sledId: string }) => ({
  endpoint: 'sledInstanceList',
  args: { path: { sledId }, query: { limit: PAGE_SIZE } },
}))
