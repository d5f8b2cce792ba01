import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** From where the rack's API may be called. */
export const allowList = {
  networkingAllowListView: { provides: () => [list('allowList')] },
  networkingAllowListUpdate: { invalidates: () => [list('allowList')] },
} satisfies Entries
