import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** The addresses that may reach the system. There is only one list. */
export const allowList = {
  networkingAllowListView: { provides: () => [list('allowList')] },
  networkingAllowListUpdate: { invalidates: () => [list('allowList')] },
} satisfies Entries
