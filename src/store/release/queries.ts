import type { Query } from '@/api/operations/table'

/** What the components of the rack run, and its target release. Readable by fleet viewers only. */
export const updateStatusQuery = {
  endpoint: 'systemUpdateStatus',
  args: {},
} as const satisfies Query
