import type { Snapshot } from '@/api/generated/types'
import { isBusy } from '@/machines/snapshot/snapshot.machine'
import { objectActions } from '@/store/palette/object-actions'
import { pollWhile } from '@/store/polling/poll'
import { listRows, objectView } from '@/store/queries/view-models'
import { projectPaths } from '../paths'
import { snapshotActions } from './actions'
import { snapshotByIdQuery, snapshotListQuery, snapshotViewQuery } from '../queries'

/** The rows of the current page of snapshots. */
export const selectSnapshotRows = listRows(snapshotListQuery, (snapshot, { project }) => ({
  href: projectPaths.snapshot({ project, snapshot: snapshot.name }),
  actions: snapshotActions(snapshot, { project }),
}))

/** The snapshot in the open panel. */
export const selectSnapshot = objectView(snapshotViewQuery, (snapshot, params) => ({
  actions: snapshotActions(snapshot, params, projectPaths.snapshot(params)),
}))

/** The palette actions of a snapshot's panel. */
export const selectSnapshotActions = objectActions('Snapshot', selectSnapshot)

const whileTaken = pollWhile(
  ({ state }: Snapshot) => isBusy(state),
  snapshot => snapshotByIdQuery({ snapshot }),
)
export const snapshotListPoll = whileTaken.list(snapshotListQuery)
export const snapshotPoll = whileTaken.object(snapshotViewQuery)

/** The snapshot that a disk was made from, in the panel over the disks. */
export const selectDiskSnapshot = objectView(
  snapshotByIdQuery,
  (snapshot, { project }: { project: string; snapshot: string }) => ({
    actions: snapshotActions(
      snapshot,
      { project },
      projectPaths.diskSnapshot({ project, snapshot: snapshot.id }),
    ),
  }),
)
