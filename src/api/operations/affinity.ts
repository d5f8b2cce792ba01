import { list, tag } from '@/api/core/tags'
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
