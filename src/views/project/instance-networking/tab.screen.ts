import {
  selectAttachIpActions,
  selectExternalIpActions,
} from '@/store/project/external-ips/external-ips'
import {
  selectAddNetworkInterfaceActions,
  selectNetworkInterfaceActions,
} from '@/store/project/network-interfaces/rows'

export { instanceViewPoll as poll } from '@/store/project/instance/instance'
export { NetworkingTab as View } from './NetworkingTab'
export const actions = [
  selectAttachIpActions,
  selectAddNetworkInterfaceActions,
  selectExternalIpActions,
  selectNetworkInterfaceActions,
]
