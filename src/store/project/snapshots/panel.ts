import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Snapshot } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { projectPaths } from '../paths'
import { snapshotActions } from './actions'
import { snapshotViewQuery } from './queries'

export interface SnapshotViewModel extends Snapshot {
  actions: readonly ActionViewModel[]
}

const toSnapshot = weakMapMemoize(
  (snapshot: Snapshot, project: string, screen: string): SnapshotViewModel => ({
    ...snapshot,
    actions: snapshotActions(snapshot, { project, screen }),
  }),
)

/** The snapshot whose panel is shown. */
export const selectSnapshot = (
  state: RootState,
  { project = '', snapshot: name = '' }: RouteParams,
) => {
  const snapshot = selectData(state, snapshotViewQuery(project, name))
  return (
    snapshot && toSnapshot(snapshot, project, projectPaths.snapshot({ project, snapshot: name }))
  )
}

/** What the palette offers on the snapshot's panel. */
export const selectSnapshotActions = objectActions('Snapshot', selectSnapshot)
