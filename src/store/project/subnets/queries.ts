import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The subnets of a VPC, for choosing one. */
export const allSubnetsQuery = defineQuery((project: string, vpc: string) => ({
  endpoint: 'vpcSubnetList',
  args: { query: { project, vpc, limit: ALL_ITEMS_LIMIT } },
}))
