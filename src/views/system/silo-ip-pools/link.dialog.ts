export { siloIpPoolLinkForm as form } from '@/store/system/silo-ip-pools/link.form'
export { PoolLinkModal as View } from './PoolLinkModal'
