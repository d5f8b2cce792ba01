export { ipPoolRangeAddForm as form } from '@/store/system/ip-pool-ranges/add.form'
export { IpPoolRangeAddView as View } from './IpPoolRangeAddView'
