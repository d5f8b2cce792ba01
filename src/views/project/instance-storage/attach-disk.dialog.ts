export { diskAttachForm as form } from '@/store/project/instance-storage/attach.form'
export { AttachDiskModal as View } from './AttachDiskModal'
