import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type { Snapshot, SnapshotCreate, SnapshotResultsPage } from '@/api/schema/snapshots'

export const snapshots = {
  snapshotList: query<{ query: InProject & PageByNameOrId }, SnapshotResultsPage>(
    'GET',
    '/v1/snapshots',
  ),
  snapshotCreate: mutation<{ query: InProject; body: SnapshotCreate }, Snapshot>(
    'POST',
    '/v1/snapshots',
  ),
  snapshotView: query<{ path: { snapshot: NameOrId }; query?: MaybeInProject }, Snapshot>(
    'GET',
    '/v1/snapshots/{snapshot}',
  ),
  snapshotDelete: mutation<{ path: { snapshot: NameOrId }; query?: MaybeInProject }, Nothing>(
    'DELETE',
    '/v1/snapshots/{snapshot}',
  ),
}
