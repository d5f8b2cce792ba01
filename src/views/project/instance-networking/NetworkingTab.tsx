import { CardStack } from '@/ui/CardBlock/CardBlock'
import { ExternalIpsCard } from '../external-ips/ExternalIpsCard'
import { NetworkInterfacesCard } from '../network-interfaces/NetworkInterfacesCard'

/** How an instance is reached: its addresses outside, and its interfaces inside. */
export function NetworkingTab() {
  return (
    <CardStack>
      <ExternalIpsCard />
      <NetworkInterfacesCard />
    </CardStack>
  )
}
