export { diskPickForm as form } from '@/store/project/instance-create/pick-disk.form'
export { PickDiskModal as View } from './PickDiskModal'
