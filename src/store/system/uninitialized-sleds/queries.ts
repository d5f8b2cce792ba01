import type { Query } from '@/api/operations/table'

/** The sleds that are in a rack and not in use. They come on one page. */
export const uninitializedSledsQuery = {
  endpoint: 'sledListUninitialized',
  args: {},
} as const satisfies Query
