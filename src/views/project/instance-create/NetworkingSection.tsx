import { useId } from 'react'
import { useSupports } from '@/store/release/hooks'
import { DualStackEphemeralIps } from './DualStackEphemeralIps'
import { FloatingIpsField } from './FloatingIpsField'
import { HostnameField } from './HostnameField'
import { MulticastGroupsField } from './MulticastGroupsField'
import { NetworkInterfaceFields } from './NetworkInterfaceFields'
import { Section } from '@/views/shared/page-form/Section'

/** How the instance is reached, on racks with both IP versions. */
export function NetworkingSection() {
  const hasMulticast = useSupports('multicastGroups')
  return (
    <Section
      id={useId()}
      title="Networking"
      help="How the instance connects to networks. External subnets can be attached later, on its networking tab."
    >
      <NetworkInterfaceFields />
      <DualStackEphemeralIps />
      <FloatingIpsField />
      <HostnameField />
      {hasMulticast && <MulticastGroupsField />}
    </Section>
  )
}
