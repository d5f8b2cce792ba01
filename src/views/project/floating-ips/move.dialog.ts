export { floatingIpMoveForm as form } from '@/store/project/floating-ips/move.form'
export { FloatingIpMoveModal as View } from './FloatingIpMoveModal'
