import { watchFloatingIpMoves } from '@/store/project/floating-ips/move.saga'

export { floatingIpListPoll as poll } from '@/store/project/floating-ips/poll'
export { FloatingIpsView as View } from './FloatingIpsView'
export const sagas = [watchFloatingIpMoves]
