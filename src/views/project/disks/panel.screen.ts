export { diskPoll as poll } from '@/store/project/disks/poll'
export { selectDiskActions as actions } from '@/store/project/disks/panel'
export { DiskPanel as View } from './DiskPanel'
