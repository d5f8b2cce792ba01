import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** A subnet by its id, which needs no VPC. */
export const subnetByIdQuery = defineQuery((subnet: string) => ({
  endpoint: 'vpcSubnetView',
  args: { path: { subnet } },
}))

/** The subnets of a VPC, for choosing one. */
export const allSubnetsQuery = defineQuery((project: string, vpc: string) => ({
  endpoint: 'vpcSubnetList',
  args: { query: { project, vpc, limit: ALL_ITEMS_LIMIT } },
}))
