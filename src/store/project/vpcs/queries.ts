import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** What calls say of the VPC that something is in, which is given by its name or its id. */
export const inVpc = (project: string, vpc: string) => ({ ...parentsOf(vpc, { project }), vpc })

/** The first page of a project's VPCs. */
export const vpcListQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'vpcList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

/** The project's VPCs, for choosing one. */
export const allVpcsQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'vpcList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))

export const vpcViewQuery = defineQuery(({ project, vpc }: { project: string; vpc: string }) => ({
  endpoint: 'vpcView',
  args: { path: { vpc }, query: parentsOf(vpc, { project }) },
}))

/** A VPC by its id, which needs no project. */
export const vpcByIdQuery = defineQuery(({ vpc }: { vpc: string }) => ({
  endpoint: 'vpcView',
  args: { path: { vpc } },
}))
