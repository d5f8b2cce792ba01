import { selectIpPoolActions } from '@/store/system/ip-pools/header'
import { selectIpPoolPartsActions } from '@/store/system/parts'

export { IpPoolView as View } from './IpPoolView'
export const actions = [selectIpPoolActions, selectIpPoolPartsActions]
