import { items, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Of groups that keep instances together or apart: which there are, and who is in them. */
export const affinity = {
  affinityGroupList: { provides: page => items('affinityGroup', page.items) },
  /** The instance has to be stopped. */
  affinityGroupMemberInstanceAdd: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  affinityGroupMemberInstanceDelete: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  antiAffinityGroupList: { provides: page => items('antiAffinityGroup', page.items) },
  /** The instance has to be stopped. */
  antiAffinityGroupMemberInstanceAdd: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },
  antiAffinityGroupMemberInstanceDelete: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },
  instanceAffinityGroupList: { provides: page => items('affinityGroup', page.items) },
  instanceAntiAffinityGroupList: { provides: page => items('antiAffinityGroup', page.items) },
} satisfies Entries
