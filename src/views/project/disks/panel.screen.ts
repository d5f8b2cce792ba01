import { selectDiskActions } from '@/store/project/disks/panel'

export { diskPoll as poll } from '@/store/project/disks/poll'
export { DiskPanel as View } from './DiskPanel'
export const actions = [selectDiskActions]
