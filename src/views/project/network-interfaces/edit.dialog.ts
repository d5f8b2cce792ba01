export { networkInterfaceEditForm as form } from '@/store/project/network-interfaces/edit.form'
export { NetworkInterfaceEditModal as View } from './NetworkInterfaceEditModal'
