export { diskCreateForm as form } from '@/store/project/disks/create.form'
export { DiskCreateModal as View } from './DiskCreateModal'
