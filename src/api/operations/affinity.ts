import { itemsOf, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Lists of the groups that keep instances together or apart, and changes to their members. */
export const affinity = {
  affinityGroupList: { provides: itemsOf('affinityGroup') },
  /** The instance must be stopped. */
  affinityGroupMemberInstanceAdd: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  affinityGroupMemberInstanceDelete: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  antiAffinityGroupList: { provides: itemsOf('antiAffinityGroup') },
  /** The instance must be stopped. */
  antiAffinityGroupMemberInstanceAdd: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },
  antiAffinityGroupMemberInstanceDelete: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },
  instanceAffinityGroupList: { provides: itemsOf('affinityGroup') },
  instanceAntiAffinityGroupList: { provides: itemsOf('antiAffinityGroup') },
} satisfies Entries
