export { snapshotPoll as poll } from '@/store/project/snapshots/poll'
export { selectSnapshotActions as actions } from '@/store/project/snapshots/panel'
export { SnapshotPanel as View } from './SnapshotPanel'
