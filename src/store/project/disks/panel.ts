import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Disk } from '@/api/schema/disks'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { diskActions } from './actions'
import { diskViewQuery } from './queries'
import { instanceOf } from './rows'

export interface DiskViewModel extends Pick<
  Disk,
  | 'id'
  | 'name'
  | 'description'
  | 'projectId'
  | 'size'
  | 'blockSize'
  | 'timeCreated'
  | 'timeModified'
> {
  state: Disk['state']['state']
  /** Id of the instance that the disk is bound to. */
  instance: string | null
  /** What the disk was made from; null for a blank one. */
  source: { kind: 'image' | 'snapshot'; id: string } | null
  actions: readonly ActionViewModel[]
}

const sourceOf = ({ imageId, snapshotId }: Disk): DiskViewModel['source'] => {
  if (imageId) return { kind: 'image', id: imageId }
  return snapshotId ? { kind: 'snapshot', id: snapshotId } : null
}

const toDisk = weakMapMemoize((disk: Disk, project: string, screen: string): DiskViewModel => ({
  ...disk,
  state: disk.state.state,
  instance: instanceOf(disk),
  source: sourceOf(disk),
  actions: diskActions(disk, { project, screen }),
}))

/** The disk whose panel is shown. */
export const selectDisk = (state: RootState, { project, disk: name }: ProjectParams<'disk'>) => {
  const disk = selectData(state, diskViewQuery({ project, disk: name }))
  return disk && toDisk(disk, project, projectPaths.disk({ project, disk: name }))
}

/** What the palette offers on the disk's panel. */
export const selectDiskActions = objectActions('Disk', selectDisk)
