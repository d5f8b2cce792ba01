import type { Query } from '@/api/operations/table'

/** The use and quotas of the user's silo. */
export const utilizationQuery = {
  endpoint: 'utilizationView',
  args: {},
} as const satisfies Query
