import { tableOf } from '@/api/core/operation'
import { list, tag } from '@/api/core/tags'
import { affinityCalls } from '@/api/generated/calls/affinity'
import type { Entries } from './entry'

/** Operations that only the pages of affinity groups call. */
export const affinityEntries = {
  affinityGroupMemberList: { provides: () => [list('affinityGroupMember')] },
  affinityGroupMemberInstanceView: {
    provides: (_member, { path }) => [
      tag('affinityGroupMember', `${path.affinityGroup}/${path.instance}`),
    ],
  },
  antiAffinityGroupMemberList: { provides: () => [list('antiAffinityGroupMember')] },
  antiAffinityGroupMemberInstanceView: {
    provides: (_member, { path }) => [
      tag('antiAffinityGroupMember', `${path.antiAffinityGroup}/${path.instance}`),
    ],
  },
} satisfies Entries

/** The operations that only the pages of affinity groups call. They load with their routes. */
export const affinityOperations = tableOf(affinityCalls, affinityEntries)
