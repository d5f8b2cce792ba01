export { floatingIpPickForm as form } from '@/store/project/instance-create/pick-floating-ip.form'
export { FloatingIpPickModal as View } from './FloatingIpPickModal'
