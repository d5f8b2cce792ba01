import type { Query } from '@/api/operations/table'

/** What is in use in the caller's silo, and what its quotas allow. */
export const utilizationQuery = {
  endpoint: 'utilizationView',
  args: {},
} as const satisfies Query
