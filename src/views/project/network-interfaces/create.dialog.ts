export { networkInterfaceCreateForm as form } from '@/store/project/network-interfaces/create.form'
export { NetworkInterfaceCreateModal as View } from './NetworkInterfaceCreateModal'
