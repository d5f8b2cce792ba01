export { floatingIpCreateForm as form } from '@/store/project/floating-ips/create.form'
export { FloatingIpCreateModal as View } from './FloatingIpCreateModal'
