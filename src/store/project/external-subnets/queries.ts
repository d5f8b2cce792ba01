import { parentsOf } from '@/lib/name-or-id'
import { defineQuery, listOf } from '@/store/queries/define'

export const { page: externalSubnetListQuery, all: allExternalSubnetsQuery } = listOf(
  'externalSubnetList',
  ({ project }: { project: string }) => ({ query: { project } }),
)

export const externalSubnetViewQuery = defineQuery(
  ({ project, externalSubnet }: { project: string; externalSubnet: string }) => ({
    endpoint: 'externalSubnetView',
    args: { path: { externalSubnet }, query: parentsOf(externalSubnet, { project }) },
  }),
)

/** The external subnets attached to an instance. */
export const instanceExternalSubnetsQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceExternalSubnetList',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)

/** The subnet pools linked to the silo, for selection. */
export const { all: siloSubnetPoolsQuery } = listOf('subnetPoolList')
