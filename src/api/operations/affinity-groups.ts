import { changed, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Operations that only the pages of affinity groups call. */
export const affinityEntries = {
  affinityGroupCreate: { invalidates: () => [list('affinityGroup')] },
  affinityGroupView: {
    provides: oneBy('affinityGroup', 'affinityGroup'),
  },
  affinityGroupUpdate: {
    invalidates: (group, { path }) => changed('affinityGroup', path.affinityGroup, group),
  },
  affinityGroupDelete: { invalidates: () => [list('affinityGroup')] },
  affinityGroupMemberList: { provides: () => [list('affinityGroupMember')] },
  affinityGroupMemberInstanceView: {
    provides: (_member, { path }) => [
      tag('affinityGroupMember', `${path.affinityGroup}/${path.instance}`),
    ],
  },
  antiAffinityGroupCreate: { invalidates: () => [list('antiAffinityGroup')] },
  antiAffinityGroupView: {
    provides: oneBy('antiAffinityGroup', 'antiAffinityGroup'),
  },
  antiAffinityGroupUpdate: {
    invalidates: (group, { path }) => changed('antiAffinityGroup', path.antiAffinityGroup, group),
  },
  antiAffinityGroupDelete: { invalidates: () => [list('antiAffinityGroup')] },
  antiAffinityGroupMemberList: { provides: () => [list('antiAffinityGroupMember')] },
  antiAffinityGroupMemberInstanceView: {
    provides: (_member, { path }) => [
      tag('antiAffinityGroupMember', `${path.antiAffinityGroup}/${path.instance}`),
    ],
  },
} satisfies Entries
