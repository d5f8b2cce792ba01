import {
  selectAttachIpActions,
  selectExternalIpActions,
} from '@/store/project/external-ips/external-ips'
import { instanceViewPoll } from '@/store/project/instance/instance'
import {
  selectAddNetworkInterfaceActions,
  selectNetworkInterfaceActions,
} from '@/store/project/network-interfaces/network-interfaces'
import { CardStack } from '@/ui/CardBlock/CardBlock'
import { ExternalIpsCard } from '../external-ips/ExternalIpsCard'
import { FirewallRulesCard } from '../instance-firewall/FirewallRulesCard'
import { NetworkInterfacesCard } from '../network-interfaces/NetworkInterfacesCard'

/** The networking of an instance: external IPs, network interfaces and firewall rules. */
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
