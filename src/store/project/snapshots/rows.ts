import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Snapshot } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { projectPaths } from '../paths'
import { snapshotActions } from './actions'
import { snapshotListQuery } from './queries'

export interface SnapshotRowViewModel extends Snapshot {
  href: string
  actions: readonly ActionViewModel[]
}

/** One row per snapshot as it was read. */
const toRow = weakMapMemoize((snapshot: Snapshot, project: string): SnapshotRowViewModel => ({
  ...snapshot,
  href: projectPaths.snapshot({ project, snapshot: snapshot.name }),
  actions: snapshotActions(snapshot, { project }),
}))

/** The rows of the page of snapshots that is shown. */
export const selectSnapshotRows = createSelector(
  [
    (state: RootState, project: string) => selectPageItems(state, snapshotListQuery(project)),
    (_state: RootState, project: string) => project,
  ],
  (snapshots, project) => snapshots.map(snapshot => toRow(snapshot, project)),
)
