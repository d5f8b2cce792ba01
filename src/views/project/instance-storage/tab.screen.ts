import {
  selectAddDiskActions,
  selectAttachedDiskActions,
} from '@/store/project/instance-storage/rows'
import { watchSnapshots } from '@/store/project/disks/snapshot.saga'

export { instanceStoragePoll as poll } from '@/store/project/instance-storage/poll'
export { StorageTab as View } from './StorageTab'
export const actions = [selectAddDiskActions, selectAttachedDiskActions]
export const sagas = [watchSnapshots]
