import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** The project's external subnets, including attached ones, for selection. */
export const allExternalSubnetsQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'externalSubnetList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))

/** The external subnets attached to an instance. */
export const instanceExternalSubnetsQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceExternalSubnetList',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)
