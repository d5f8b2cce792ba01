import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** The first page of a project's external subnets. */
export const externalSubnetListQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'externalSubnetList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

export const externalSubnetViewQuery = defineQuery(
  ({ project, externalSubnet }: { project: string; externalSubnet: string }) => ({
    endpoint: 'externalSubnetView',
    args: { path: { externalSubnet }, query: parentsOf(externalSubnet, { project }) },
  }),
)

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
