import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { every, items, list, one, tag } from '@/api/core/tags'
import type { NameOrId, Snapshot, SnapshotCreate, SnapshotResultsPage } from '@/api/generated/types'

/** Snapshots of disks. They count towards storage. */
export const snapshots = {
  snapshotList: query<{ query: InProject & PageByNameOrId }, SnapshotResultsPage>(
    'GET',
    '/v1/snapshots',
    { isLoggable: true, provides: page => items('snapshot', page.items) },
  ),
  snapshotCreate: mutation<{ query: InProject; body: SnapshotCreate }, Snapshot>(
    'POST',
    '/v1/snapshots',
    // A free disk is in maintenance while it is snapshotted.
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: ({ diskId }) => [
        list('snapshot'),
        list('disk'),
        tag('disk', diskId),
        every('utilization'),
      ],
    },
  ),
  snapshotView: query<{ path: { snapshot: NameOrId }; query?: MaybeInProject }, Snapshot>(
    'GET',
    '/v1/snapshots/{snapshot}',
    {
      isLoggable: true,
      provides: (snapshot, { path }) => one('snapshot', path.snapshot, snapshot),
    },
  ),
  snapshotDelete: mutation<{ path: { snapshot: NameOrId }; query?: MaybeInProject }, EmptyBody>(
    'DELETE',
    '/v1/snapshots/{snapshot}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('snapshot'), every('utilization')],
    },
  ),
}
