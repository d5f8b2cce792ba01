import { CardStack } from '@/ui/CardBlock/CardBlock'
import { ExternalIpsCard } from '../external-ips/ExternalIpsCard'
import { FirewallRulesCard } from '../instance-firewall/FirewallRulesCard'
import { NetworkInterfacesCard } from '../network-interfaces/NetworkInterfacesCard'

/** How an instance is reached: its addresses outside, its interfaces inside, and what the firewall lets through. */
export function NetworkingTab() {
  return (
    <CardStack>
      <ExternalIpsCard />
      <NetworkInterfacesCard />
      <FirewallRulesCard />
    </CardStack>
  )
}
