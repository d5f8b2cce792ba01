export { floatingIpAttachToForm as form } from '@/store/project/floating-ips/attach.form'
export { FloatingIpAttachToModal as View } from './FloatingIpAttachToModal'
