export { snapshotCreateForm as form } from '@/store/project/snapshots/create.form'
export { SnapshotCreateModal as View } from './SnapshotCreateModal'
