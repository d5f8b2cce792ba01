import { useId } from 'react'
import { DualStackEphemeralIps } from './DualStackEphemeralIps'
import { FloatingIpsField } from './FloatingIpsField'
import { HostnameField } from './HostnameField'
import { NetworkInterfaceFields } from './NetworkInterfaceFields'
import { Section } from './Section'

/** How the instance is reached, on racks with both IP versions. */
export function NetworkingSection() {
  return (
    <Section
      id={useId()}
      title="Networking"
      help="How the instance reaches others, and how it is reached. External subnets can be attached on its networking tab once it exists."
    >
      <NetworkInterfaceFields />
      <DualStackEphemeralIps />
      <FloatingIpsField />
      <HostnameField />
    </Section>
  )
}
