import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import type { ProjectParams } from '../paths'

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
