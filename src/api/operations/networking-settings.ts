import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Settings of the rack's network. There is one of each. */
export const networkingSettings = {
  networkingInboundIcmpView: { provides: () => [list('networkingSettings')] },
  networkingInboundIcmpUpdate: { invalidates: () => [list('networkingSettings')] },
  systemNetworkingSettingsUpdate: { invalidates: () => [list('networkingSettings')] },
} satisfies Entries
