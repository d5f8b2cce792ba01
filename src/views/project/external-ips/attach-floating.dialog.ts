export { floatingIpAttachForm as form } from '@/store/project/external-ips/attach-floating.form'
export { FloatingIpAttachModal as View } from './FloatingIpAttachModal'
