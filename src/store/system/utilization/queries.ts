import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** The use and quotas of each silo. */
export const siloUtilizationsQuery = {
  endpoint: 'siloUtilizationList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The silos, for selection. */
export const siloChoicesQuery = {
  endpoint: 'siloList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
