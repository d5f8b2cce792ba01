import { watchImportCancels } from '@/store/project/disks/import-cancel.saga'
import { watchSnapshots } from '@/store/project/disks/snapshot.saga'

export { diskListPoll as poll } from '@/store/project/disks/poll'
export { DisksView as View } from './DisksView'
export const sagas = [watchImportCancels, watchSnapshots]
