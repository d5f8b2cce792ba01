import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** The user's SSH keys, for choosing some. */
export const allSshKeysQuery = {
  endpoint: 'currentUserSshKeyList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
