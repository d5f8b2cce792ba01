import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of the silo's projects. */
export const projectListQuery = {
  endpoint: 'projectList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const projectViewQuery = defineQuery((project: string) => ({
  endpoint: 'projectView',
  args: { path: { project } },
}))
