import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import { objectActions } from '@/store/palette/object-actions'
import type { Poll } from '@/store/polling/poll'
import { objectView } from '@/store/queries/view-models'
import { projectPaths, type ProjectParams } from '../paths'
import { diskActions } from './actions'
import { instanceViewQuery, diskViewQuery } from '../queries'
import { diskPoll, instanceOf } from './disks'

type PanelParams = ProjectParams<'instanceDisk'>

/** The parameters of the disk's own page. The route table ensures that the address names a disk. */
const diskOf = ({ project, disk = '' }: PanelParams) => ({ project, disk })

const place = weakMapMemoize((storage: string, instance: Instance | undefined) => ({
  storage,
  instance,
}))

/** The disk in the panel over the storage of its instance. */
export const selectStoredDisk = objectView(
  (params: PanelParams) => diskViewQuery(diskOf(params)),
  (disk, { project }, { storage, instance }: ReturnType<typeof place>) => ({
    actions: diskActions(
      disk,
      { project },
      {
        instance: instance?.id === instanceOf(disk) ? instance : undefined,
        panel: { screen: storage, under: storage },
      },
    ),
  }),
  (state, params) => {
    const instance = selectData(state, instanceViewQuery(params))
    return place(projectPaths.instanceStorage(params), instance)
  },
)

/** The palette actions of that disk. */
export const selectStoredDiskActions = objectActions('Disk', selectStoredDisk)

export const storedDiskPoll: Poll<PanelParams> = params => diskPoll(diskOf(params))
