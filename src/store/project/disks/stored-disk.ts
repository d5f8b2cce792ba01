import { objectActions } from '@/store/palette/object-actions'
import type { Poll } from '@/store/polling/poll'
import { objectView } from '@/store/queries/view-models'
import { projectPaths, type ProjectParams } from '../paths'
import { diskActions } from './actions'
import { diskPoll } from './disks'
import { diskViewQuery } from './queries'

type PanelParams = ProjectParams<'instanceDisk'>

/** The parameters of the disk's own page. The route table ensures that the address names a disk. */
const diskOf = ({ project, disk = '' }: PanelParams) => ({ project, disk })

/** The disk in the panel over the storage of its instance. */
export const selectStoredDisk = objectView(
  (params: PanelParams) => diskViewQuery(diskOf(params)),
  (disk, { project }, storage: string) => ({
    actions: diskActions(disk, { project }, { screen: storage, under: storage }),
  }),
  (_state, params) => projectPaths.instanceStorage(params),
)

/** The palette actions of that disk. */
export const selectStoredDiskActions = objectActions('Disk', selectStoredDisk)

export const storedDiskPoll: Poll<PanelParams> = params => diskPoll(diskOf(params))
