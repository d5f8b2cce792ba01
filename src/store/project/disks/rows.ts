import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Disk, DiskState } from '@/api/schema/disks'
import type { Instance } from '@/api/schema/instances'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import { selectLookup, type Lookup } from '@/store/queries/object-by-id'
import type { RootState } from '@/store/setup/state'
import { instanceByIdQuery } from '../instance/queries'
import { instanceNamesQuery } from '../instances/queries'
import { projectPaths } from '../paths'
import { diskActions } from './actions'
import { diskListQuery } from './queries'

export interface DiskRowViewModel {
  id: string
  name: string
  href: string
  /** Id of the instance that the disk is bound to. */
  instance: string | null
  /** Bytes. */
  size: number
  state: DiskState['state']
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** Id of the instance that a disk is bound to; null where there is none. */
export const instanceOf = ({ state }: Disk): string | null =>
  'instance' in state ? state.instance : null

/** One row per disk as it was read: an answer that changes one disk makes one new row. */
const toRow = weakMapMemoize((disk: Disk, project: string): DiskRowViewModel => ({
  id: disk.id,
  name: disk.name,
  href: projectPaths.disk({ project, disk: disk.name }),
  instance: instanceOf(disk),
  size: disk.size,
  state: disk.state.state,
  created: disk.timeCreated,
  actions: diskActions(disk, { project }),
}))

/** The rows of the page of disks that is shown. */
export const selectDiskRows = createSelector(
  [
    (state: RootState, project: string) => selectPageItems(state, diskListQuery({ project })),
    (_state: RootState, project: string) => project,
  ],
  (disks, project) => disks.map(disk => toRow(disk, project)),
)

const selectKnownInstance = (state: RootState, project: string, id: string) =>
  selectData(state, instanceNamesQuery({ project }))?.items.find(instance => instance.id === id)

/** Where the name of an instance comes from: read ahead with the list, or to be asked for by id. */
export const selectIsInstanceKnown = (state: RootState, project: string, id: string): boolean =>
  selectKnownInstance(state, project, id) !== undefined

/** The instance that a disk is attached to. It may be gone. */
export const selectInstance = (state: RootState, project: string, id: string): Lookup<Instance> =>
  selectLookup(state, instanceByIdQuery({ instance: id }), selectKnownInstance(state, project, id))
