export { ipPoolEditForm as form } from '@/store/system/ip-pools/edit.form'
export { IpPoolEditView as View } from './IpPoolEditView'
