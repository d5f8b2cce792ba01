import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The project's VPCs, for choosing one. */
export const allVpcsQuery = defineQuery((project: string) => ({
  endpoint: 'vpcList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))

/** A VPC by its id, which needs no project. */
export const vpcByIdQuery = defineQuery((vpc: string) => ({
  endpoint: 'vpcView',
  args: { path: { vpc } },
}))
