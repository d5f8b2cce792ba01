export { ipPoolSiloLinkForm as form } from '@/store/system/ip-pool-silos/link.form'
export { SiloLinkModal as View } from './SiloLinkModal'
