import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Multicast groups, which exist as long as they have members. */
export const multicastEntries = {
  multicastGroupMemberList: { provides: () => [list('multicastGroupMember')] },
  instanceMulticastGroupList: { provides: () => [list('multicastGroupMember')] },
  instanceMulticastGroupJoin: {
    invalidates: () => [list('multicastGroup'), list('multicastGroupMember')],
  },
  instanceMulticastGroupLeave: {
    invalidates: () => [list('multicastGroup'), list('multicastGroupMember')],
  },
} satisfies Entries
