import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import { inVpc } from '../vpcs/queries'

/** The first page of a VPC's subnets. */
export const subnetListQuery = defineQuery(
  ({ project, vpc }: { project: string; vpc: string }) => ({
    endpoint: 'vpcSubnetList',
    args: { query: { ...inVpc(project, vpc), limit: PAGE_SIZE } },
  }),
)

/** The subnets of a VPC, for choosing one. */
export const allSubnetsQuery = defineQuery(
  ({ project, vpc }: { project: string; vpc: string }) => ({
    endpoint: 'vpcSubnetList',
    args: { query: { ...inVpc(project, vpc), limit: ALL_ITEMS_LIMIT } },
  }),
)

export const subnetViewQuery = defineQuery(
  ({ project, vpc, subnet }: { project: string; vpc: string; subnet: string }) => ({
    endpoint: 'vpcSubnetView',
    args: { path: { subnet }, query: parentsOf(subnet, inVpc(project, vpc)) },
  }),
)

/** A subnet by its id, which needs no VPC. */
export const subnetByIdQuery = defineQuery(({ subnet }: { subnet: string }) => ({
  endpoint: 'vpcSubnetView',
  args: { path: { subnet } },
}))

/** The first of the network interfaces in a subnet, which is given by its id. */
export const subnetInterfacesQuery = defineQuery(({ subnet }: { subnet: string }) => ({
  endpoint: 'vpcSubnetListNetworkInterfaces',
  args: { path: { subnet }, query: { limit: PAGE_SIZE } },
}))
