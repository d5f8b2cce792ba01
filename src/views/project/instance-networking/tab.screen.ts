import { selectAttachIpActions, selectExternalIpActions } from '@/store/project/external-ips/rows'
import {
  selectAddNetworkInterfaceActions,
  selectNetworkInterfaceActions,
} from '@/store/project/network-interfaces/rows'

export { instanceViewPoll as poll } from '@/store/project/instance/poll'
export { NetworkingTab as View } from './NetworkingTab'
export const actions = [
  selectAttachIpActions,
  selectAddNetworkInterfaceActions,
  selectExternalIpActions,
  selectNetworkInterfaceActions,
]
