import { ALL_ITEMS_LIMIT, NAME_LOOKUP_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of a project's instances. */
export const instanceListQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'instanceList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

/** Instances read so that lists of other objects can show their names. */
export const instanceNamesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'instanceList',
  args: { query: { project, limit: NAME_LOOKUP_LIMIT } },
}))

/** The project's instances, for selection. */
export const allInstancesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'instanceList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))
