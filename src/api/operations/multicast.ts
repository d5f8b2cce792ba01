import { tableOf } from '@/api/core/operation'
import { list } from '@/api/core/tags'
import { multicastCalls } from '@/api/generated/calls/multicast'
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

/** The operations of multicast groups. They load with the screens that use them. */
export const multicastOperations = tableOf(multicastCalls, multicastEntries)
