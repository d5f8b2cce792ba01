import { items, itemsOf, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Routing between the rack and external networks. */
export const bgp = {
  networkingBgpConfigList: { provides: itemsOf('bgpConfig') },
  networkingBgpConfigCreate: { invalidates: () => [list('bgpConfig'), list('bgpStatus')] },
  networkingBgpConfigUpdate: { invalidates: () => [list('bgpConfig'), list('bgpStatus')] },
  networkingBgpConfigDelete: { invalidates: () => [list('bgpConfig'), list('bgpStatus')] },
  networkingBgpAnnounceSetList: { provides: sets => items('bgpAnnounceSet', sets) },
  /** Creates or replaces. */
  networkingBgpAnnounceSetUpdate: {
    invalidates: () => [list('bgpAnnounceSet'), list('bgpAnnouncement'), list('bgpStatus')],
  },
  networkingBgpAnnounceSetDelete: {
    invalidates: () => [list('bgpAnnounceSet'), list('bgpStatus')],
  },
  networkingBgpAnnouncementList: { provides: () => [list('bgpAnnouncement')] },
  networkingBgpExported: { provides: () => [list('bgpStatus')] },
  /** Its keys are names of peers, and whatever is in messages. */
  networkingBgpMessageHistory: {
    receive: 'verbatim',
    provides: () => [list('bgpStatus')],
  },
  networkingBgpImported: { provides: () => [list('bgpStatus')] },
  networkingBgpStatus: { provides: () => [list('bgpStatus')] },
} satisfies Entries
