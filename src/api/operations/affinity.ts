import { itemsOf, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Of groups that keep instances together or apart: which there are, and who is in them. */
export const affinity = {
  affinityGroupList: { provides: itemsOf('affinityGroup') },
  /** The instance has to be stopped. */
  affinityGroupMemberInstanceAdd: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  affinityGroupMemberInstanceDelete: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  antiAffinityGroupList: { provides: itemsOf('antiAffinityGroup') },
  /** The instance has to be stopped. */
  antiAffinityGroupMemberInstanceAdd: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },
  antiAffinityGroupMemberInstanceDelete: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },
  instanceAffinityGroupList: { provides: itemsOf('affinityGroup') },
  instanceAntiAffinityGroupList: { provides: itemsOf('antiAffinityGroup') },
} satisfies Entries
