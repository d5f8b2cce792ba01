import type { Query } from '@/api/operations/table'

/** From where the rack's API may be called. */
export const allowListQuery = {
  endpoint: 'networkingAllowListView',
  args: {},
} as const satisfies Query
