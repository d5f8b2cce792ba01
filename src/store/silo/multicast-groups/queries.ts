import { defineQuery, listOf } from '@/store/queries/define'
import type { SiloParams } from '../paths'

export const { page: multicastGroupListQuery, all: allMulticastGroupsQuery } =
  listOf('multicastGroupList')

export const multicastGroupViewQuery = defineQuery(
  ({ multicastGroup }: SiloParams<'multicastGroup'>) => ({
    endpoint: 'multicastGroupView',
    args: { path: { multicastGroup } },
  }),
)

/** All members of a group. */
export const { all: multicastMembersQuery } = listOf(
  'multicastGroupMemberList',
  ({ multicastGroup }: SiloParams<'multicastGroup'>) => ({ path: { multicastGroup } }),
)
