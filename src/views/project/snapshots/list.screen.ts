export { snapshotListPoll as poll } from '@/store/project/snapshots/poll'
export { SnapshotsView as View } from './SnapshotsView'
