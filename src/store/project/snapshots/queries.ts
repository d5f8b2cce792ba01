import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The project's snapshots, for choosing one. */
export const allSnapshotsQuery = defineQuery((project: string) => ({
  endpoint: 'snapshotList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))
