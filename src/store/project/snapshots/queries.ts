import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** The first page of a project's snapshots. */
export const snapshotListQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'snapshotList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

export const snapshotViewQuery = defineQuery(
  ({ project, snapshot }: { project: string; snapshot: string }) => ({
    endpoint: 'snapshotView',
    args: { path: { snapshot }, query: parentsOf(snapshot, { project }) },
  }),
)

/** A snapshot by id, without its project. */
export const snapshotByIdQuery = defineQuery(({ snapshot }: { snapshot: string }) => ({
  endpoint: 'snapshotView',
  args: { path: { snapshot } },
}))

/** The project's snapshots, for selection. */
export const allSnapshotsQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'snapshotList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))
