import type { Disk } from '@/api/generated/types'
import { isBusy } from '@/machines/disk/disk.rules'
import { objectActions } from '@/store/palette/object-actions'
import { pollWhile } from '@/store/polling/poll-while'
import { listRows, objectView } from '@/store/queries/view-models'
import { projectPaths } from '../paths'
import { diskActions } from './actions'
import { diskByIdQuery, diskListQuery, diskViewQuery } from './queries'

/** Id of the instance that a disk is attached to; null if there is none. */
export const instanceOf = ({ state }: Disk): string | null =>
  'instance' in state ? state.instance : null

/** The rows of the current page of disks. */
export const selectDiskRows = listRows(diskListQuery, (disk, { project }) => ({
  href: projectPaths.disk({ project, disk: disk.name }),
  actions: diskActions(disk, { project }),
}))

/** The disk in the open panel. */
export const selectDisk = objectView(diskViewQuery, (disk, params) => ({
  actions: diskActions(disk, params, {
    screen: projectPaths.disk(params),
    under: projectPaths.disks(params),
  }),
}))

/** The palette actions of a disk's panel. */
export const selectDiskActions = objectActions('Disk', selectDisk)

const whileBusy = pollWhile(
  ({ state }: Disk) => isBusy(state.state),
  disk => diskByIdQuery({ disk }),
)
export const diskListPoll = whileBusy.list(diskListQuery)
export const diskPoll = whileBusy.object(diskViewQuery)
