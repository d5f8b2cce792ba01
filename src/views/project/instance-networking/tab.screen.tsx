import { selectAttachIpActions, selectExternalIpActions } from '@/store/project/external-ips/rows'
import { instanceViewPoll } from '@/store/project/instance/poll'
import {
  selectAddNetworkInterfaceActions,
  selectNetworkInterfaceActions,
} from '@/store/project/network-interfaces/network-interfaces'
import { CardStack } from '@/ui/CardBlock/CardBlock'
import { ExternalIpsCard } from '../external-ips/ExternalIpsCard'
import { FirewallRulesCard } from '../instance-firewall/FirewallRulesCard'
import { NetworkInterfacesCard } from '../network-interfaces/NetworkInterfacesCard'

/** How an instance is reached: its external IPs, its network interfaces, and what the firewall lets through. */
function NetworkingTab() {
  return (
    <CardStack>
      <ExternalIpsCard />
      <NetworkInterfacesCard />
      <FirewallRulesCard />
    </CardStack>
  )
}

const actions = [
  selectAttachIpActions,
  selectAddNetworkInterfaceActions,
  selectExternalIpActions,
  selectNetworkInterfaceActions,
]

export { actions, instanceViewPoll as poll, NetworkingTab as View }
