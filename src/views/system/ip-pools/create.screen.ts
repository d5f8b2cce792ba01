export { ipPoolCreateForm as form } from '@/store/system/ip-pools/create.form'
export { IpPoolCreateView as View } from './IpPoolCreateView'
