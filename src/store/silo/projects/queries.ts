import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of the silo's projects. */
export const projectListQuery = {
  endpoint: 'projectList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** The silo's projects, for selection. */
export const allProjectsQuery = {
  endpoint: 'projectList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const projectViewQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'projectView',
  args: { path: { project } },
}))
