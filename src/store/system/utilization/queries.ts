import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** What is in use in each silo, and what its quotas allow. */
export const siloUtilizationsQuery = {
  endpoint: 'siloUtilizationList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The silos, for choosing one. */
export const siloChoicesQuery = {
  endpoint: 'siloList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
