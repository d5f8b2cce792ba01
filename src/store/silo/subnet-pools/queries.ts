import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** The subnet pools linked to the silo, for selection. */
export const siloSubnetPoolsQuery = {
  endpoint: 'subnetPoolList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
