import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import type { ProjectParams } from '@/store/project/paths'
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

/** The memberships of an instance in multicast groups. */
export const instanceMulticastGroupsQuery = defineQuery(
  ({ project, instance }: ProjectParams<'instance'>) => ({
    endpoint: 'instanceMulticastGroupList',
    args: {
      path: { instance },
      query: { ...parentsOf(instance, { project }), limit: ALL_ITEMS_LIMIT },
    },
  }),
)
