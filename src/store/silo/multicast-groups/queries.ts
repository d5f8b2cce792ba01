import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { SiloParams } from '../paths'

/** The first page of multicast groups, which are those of the whole system. */
export const multicastGroupListQuery = {
  endpoint: 'multicastGroupList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** All multicast groups, for choices and look-ups. */
export const allMulticastGroupsQuery = {
  endpoint: 'multicastGroupList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const multicastGroupViewQuery = defineQuery(
  ({ multicastGroup }: SiloParams<'multicastGroup'>) => ({
    endpoint: 'multicastGroupView',
    args: { path: { multicastGroup } },
  }),
)

/** All members of a group. */
export const multicastMembersQuery = defineQuery(
  ({ multicastGroup }: SiloParams<'multicastGroup'>) => ({
    endpoint: 'multicastGroupMemberList',
    args: { path: { multicastGroup }, query: { limit: ALL_ITEMS_LIMIT } },
  }),
)
