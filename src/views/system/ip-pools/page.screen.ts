import { selectIpPoolRangesActions } from '@/store/system/ip-pool-ranges/rows'
import { selectLinkedSilosActions } from '@/store/system/ip-pool-silos/rows'
import { selectIpPoolActions } from '@/store/system/ip-pools/header'

export { IpPoolView as View } from './IpPoolView'
export const actions = [selectIpPoolActions, selectIpPoolRangesActions, selectLinkedSilosActions]
