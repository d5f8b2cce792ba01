import { parentsOf } from '@/lib/name-or-id'
import { defineQuery, listOf } from '@/store/queries/define'
import type { ProjectParams } from '../paths'

/** The query parameters of requests about objects in a VPC, which is given by name or id. */
export const inVpc = ({ project, vpc }: ProjectParams<'vpc'>) => ({
  ...parentsOf(vpc, { project }),
  vpc,
})

export const vpcViewQuery = defineQuery(({ project, vpc }: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcView',
  args: { path: { vpc }, query: parentsOf(vpc, { project }) },
}))

export const { page: subnetListQuery, all: allSubnetsQuery } = listOf(
  'vpcSubnetList',
  (params: ProjectParams<'vpc'>) => ({ query: inVpc(params) }),
)

export const subnetViewQuery = defineQuery((params: ProjectParams<'subnet'>) => ({
  endpoint: 'vpcSubnetView',
  args: { path: { subnet: params.subnet }, query: parentsOf(params.subnet, inVpc(params)) },
}))

/** The network interfaces in the subnet with that id. */
export const { page: subnetInterfacesQuery, all: allSubnetInterfacesQuery } = listOf(
  'vpcSubnetListNetworkInterfaces',
  ({ subnet }: { subnet: string }) => ({ path: { subnet } }),
)
