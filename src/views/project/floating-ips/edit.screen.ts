export { floatingIpEditForm as form } from '@/store/project/floating-ips/edit.form'
export { FloatingIpEditModal as View } from './FloatingIpEditModal'
