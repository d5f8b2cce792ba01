import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import type { ProjectParams } from '../paths'

/** The query parameters of requests about objects in a VPC, which is given by name or id. */
export const inVpc = ({ project, vpc }: ProjectParams<'vpc'>) => ({
  ...parentsOf(vpc, { project }),
  vpc,
})

/** The first page of a project's VPCs. */
export const vpcListQuery = defineQuery(({ project }: ProjectParams<'project'>) => ({
  endpoint: 'vpcList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

/** The project's VPCs, for selection. */
export const allVpcsQuery = defineQuery(({ project }: ProjectParams<'project'>) => ({
  endpoint: 'vpcList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))

export const vpcViewQuery = defineQuery(({ project, vpc }: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcView',
  args: { path: { vpc }, query: parentsOf(vpc, { project }) },
}))

/** A VPC by id, without its project. */
export const vpcByIdQuery = defineQuery(({ vpc }: { vpc: string }) => ({
  endpoint: 'vpcView',
  args: { path: { vpc } },
}))
