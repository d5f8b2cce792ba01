import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Multicast groups, which exist as long as they have members. */
export const multicastGroups = {
  multicastGroupList: { provides: itemsOf('multicastGroup') },
  multicastGroupView: { provides: oneBy('multicastGroup', 'multicastGroup') },
  multicastGroupMemberList: { provides: () => [list('multicastGroupMember')] },
  instanceMulticastGroupList: { provides: () => [list('multicastGroupMember')] },
  instanceMulticastGroupJoin: {
    invalidates: () => [list('multicastGroup'), list('multicastGroupMember')],
  },
  instanceMulticastGroupLeave: {
    invalidates: () => [list('multicastGroup'), list('multicastGroupMember')],
  },
} satisfies Entries
