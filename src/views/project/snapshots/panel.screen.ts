import { selectSnapshotActions } from '@/store/project/snapshots/panel'

export { snapshotPoll as poll } from '@/store/project/snapshots/poll'
export { SnapshotPanel as View } from './SnapshotPanel'
export const actions = [selectSnapshotActions]
