import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import type { ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'

/** The first page of a VPC's subnets. */
export const subnetListQuery = defineQuery((params: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcSubnetList',
  args: { query: { ...inVpc(params), limit: PAGE_SIZE } },
}))

/** The subnets of a VPC, for selection. */
export const allSubnetsQuery = defineQuery((params: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcSubnetList',
  args: { query: { ...inVpc(params), limit: ALL_ITEMS_LIMIT } },
}))

export const subnetViewQuery = defineQuery((params: ProjectParams<'subnet'>) => ({
  endpoint: 'vpcSubnetView',
  args: { path: { subnet: params.subnet }, query: parentsOf(params.subnet, inVpc(params)) },
}))

/** A subnet by id, without its VPC. */
export const subnetByIdQuery = defineQuery(({ subnet }: { subnet: string }) => ({
  endpoint: 'vpcSubnetView',
  args: { path: { subnet } },
}))

/** The first page of network interfaces in the subnet with that id. */
export const subnetInterfacesQuery = defineQuery(({ subnet }: { subnet: string }) => ({
  endpoint: 'vpcSubnetListNetworkInterfaces',
  args: { path: { subnet }, query: { limit: PAGE_SIZE } },
}))
