import type { Query } from '@/api/operations/table'

/** The sleds that are in a rack but not in use, all on one page. */
export const uninitializedSledsQuery = {
  endpoint: 'sledListUninitialized',
  args: {},
} as const satisfies Query
