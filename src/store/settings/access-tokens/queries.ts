import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** All access tokens of the user: the API cannot sort them by time. */
export const accessTokenListQuery = {
  endpoint: 'currentUserAccessTokenList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
