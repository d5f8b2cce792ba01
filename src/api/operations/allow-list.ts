import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Which addresses may reach the system. There is one list. */
export const allowList = {
  networkingAllowListView: { provides: () => [list('allowList')] },
  networkingAllowListUpdate: { invalidates: () => [list('allowList')] },
} satisfies Entries
