import { selectData } from '@/api/core/api'
import type { Disk, Instance } from '@/api/generated/types'
import { isBusy } from '@/machines/disk/disk.machine'
import { objectActions } from '@/store/palette/object-actions'
import { pollWhile } from '@/store/polling/poll'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { instanceNamesQuery, diskByIdQuery, diskListQuery, diskViewQuery } from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { diskActions } from './actions'

/** Id of the instance that a disk is attached to; null if there is none. */
export const instanceOf = ({ state }: Disk): string | null =>
  'instance' in state ? state.instance : null

/** The instance that a disk is attached to, if loaded. */
const selectHolder = (
  state: RootState,
  { project }: ProjectParams<'project'>,
  disk: Disk,
): Instance | undefined => {
  const id = instanceOf(disk)
  return id === null
    ? undefined
    : selectData(state, instanceNamesQuery({ project }))?.items.find(each => each.id === id)
}

/** The rows of the current page of disks. */
export const selectDiskRows = listRows(
  diskListQuery,
  (disk, { project }, instance) => ({
    href: projectPaths.disk({ project, disk: disk.name }),
    actions: diskActions(disk, { project }, { instance }),
  }),
  selectHolder,
)

/** The disk in the open panel. */
export const selectDisk = objectView(
  diskViewQuery,
  (disk, params, instance) => ({
    actions: diskActions(disk, params, {
      instance,
      panel: { screen: projectPaths.disk(params), under: projectPaths.disks(params) },
    }),
  }),
  selectHolder,
)

/** The palette actions of a disk's panel. */
export const selectDiskActions = objectActions('Disk', selectDisk)

const whileBusy = pollWhile(
  ({ state }: Disk) => isBusy(state.state),
  disk => diskByIdQuery({ disk }),
)
export const diskListPoll = whileBusy.list(diskListQuery)
export const diskPoll = whileBusy.object(diskViewQuery)
