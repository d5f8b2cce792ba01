import { watchPartialUpdates } from '@/store/project/partial-updates'
import {
  selectAttachIpActions,
  selectExternalIpActions,
} from '@/store/project/external-ips/external-ips'
import { watchSubnetsAttached } from '@/store/project/external-subnets/attaching.saga'
import {
  selectAttachedSubnetActions,
  selectAttachSubnetActions,
} from '@/store/project/external-subnets/external-subnets'
import { instanceViewPoll } from '@/store/project/instance/instance'
import {
  selectAddNetworkInterfaceActions,
  selectNetworkInterfaceActions,
} from '@/store/project/network-interfaces/network-interfaces'
import { useSupports } from '@/store/release/release'
import { CardStack } from '@/ui/CardBlock/CardBlock'
import { ExternalIpsCard } from '../external-ips/ExternalIpsCard'
import { ExternalSubnetsCard } from '../external-subnets/ExternalSubnetsCard'
import { FirewallRulesCard } from '../instance-firewall/FirewallRulesCard'
import { NetworkInterfacesCard } from '../network-interfaces/NetworkInterfacesCard'

/** The networking of an instance: its external addresses, network interfaces and firewall rules. */
function NetworkingTab() {
  return (
    <CardStack>
      <ExternalIpsCard />
      {useSupports('externalSubnets') && <ExternalSubnetsCard />}
      <NetworkInterfacesCard />
      <FirewallRulesCard />
    </CardStack>
  )
}

const actions = [
  selectAttachIpActions,
  selectAttachSubnetActions,
  selectAddNetworkInterfaceActions,
  selectExternalIpActions,
  selectAttachedSubnetActions,
  selectNetworkInterfaceActions,
]
const sagas = [watchPartialUpdates, watchSubnetsAttached]

export { actions, instanceViewPoll as poll, sagas, NetworkingTab as View }
