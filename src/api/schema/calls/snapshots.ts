import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { Snapshot, SnapshotCreate, SnapshotResultsPage } from '../snapshots'
import { sorted } from './facts'

export const snapshotsCalls = {
  snapshotList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: SnapshotResultsPage,
  },
  snapshotCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: SnapshotCreate,
    result: Snapshot,
  },
  snapshotView: {
    status: 200,
    path: z.object({ snapshot: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Snapshot,
  },
  snapshotDelete: {
    status: 204,
    path: z.object({ snapshot: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
}
