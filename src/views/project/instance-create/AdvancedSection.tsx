import { useId } from 'react'
import { selectRevealsOf } from '@/store/project/instance-create/choices'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { useAppSelector } from '@/store/setup/hooks'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { EphemeralIpFields } from './EphemeralIpFields'
import { FloatingIpsField } from './FloatingIpsField'
import { HostnameField } from './HostnameField'
import { NetworkInterfaceFields } from './NetworkInterfaceFields'
import { Section, Stack } from './Section'
import { UserDataField } from './UserDataField'

type FieldNames = readonly (keyof InstanceCreateValues)[]

const NETWORKING: FieldNames = [
  'networkInterfaces',
  'hostname',
  'hasEphemeralIp',
  'ephemeralIpPool',
]
const CONFIGURATION: FieldNames = ['userData']

/** What most instances do without, folded up unless something in it is wrong. */
export function AdvancedSection() {
  const inNetworking = useAppSelector(state => selectRevealsOf(state, NETWORKING))
  const inConfiguration = useAppSelector(state => selectRevealsOf(state, CONFIGURATION))
  return (
    <Section id={useId()} title="Advanced" help="Most instances are fine with this as it is.">
      <div>
        <AccordionItem label="Networking" reveal={inNetworking}>
          <Stack>
            <NetworkInterfaceFields />
            <HostnameField />
            <EphemeralIpFields />
            <FloatingIpsField />
          </Stack>
        </AccordionItem>
        <AccordionItem label="Configuration" reveal={inConfiguration}>
          <UserDataField />
        </AccordionItem>
      </div>
    </Section>
  )
}
