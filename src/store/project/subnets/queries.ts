import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** The first page of a VPC's subnets. */
export const subnetListQuery = defineQuery((project: string, vpc: string) => ({
  endpoint: 'vpcSubnetList',
  args: { query: { ...parentsOf(vpc, { project }), vpc, limit: PAGE_SIZE } },
}))

/** A subnet by its id, which needs no VPC. */
export const subnetByIdQuery = defineQuery((subnet: string) => ({
  endpoint: 'vpcSubnetView',
  args: { path: { subnet } },
}))

/** The subnets of a VPC, for choosing one. */
export const allSubnetsQuery = defineQuery((project: string, vpc: string) => ({
  endpoint: 'vpcSubnetList',
  args: { query: { ...parentsOf(vpc, { project }), vpc, limit: ALL_ITEMS_LIMIT } },
}))
