import { useId } from 'react'
import { selectRevealsOf } from '@/store/project/instance-create/choices'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { useAppSelector } from '@/store/setup/hooks'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { useSupports } from '@/store/release/hooks'
import { ConfigurationFields } from './ConfigurationFields'
import { EphemeralIpFields } from './EphemeralIpFields'
import { FloatingIpsField } from './FloatingIpsField'
import { HostnameField } from './HostnameField'
import { NetworkInterfaceFields } from './NetworkInterfaceFields'
import { Stack, Section } from '@/views/shared/page-form/Section'

type FieldNames = readonly (keyof InstanceCreateValues)[]

const NETWORKING: FieldNames = [
  'networkInterfaces',
  'hostname',
  'hasEphemeralIp',
  'ephemeralIpPool',
]
const CONFIGURATION: FieldNames = ['userData', 'enableJumboFrames']

/** Settings that most instances do not need, folded up unless one of them is invalid. */
export function AdvancedSection() {
  const inNetworking = useAppSelector(state => selectRevealsOf(state, NETWORKING))
  const inConfiguration = useAppSelector(state => selectRevealsOf(state, CONFIGURATION))
  const isDualStack = useSupports('dualStack')
  return (
    <Section id={useId()} title="Advanced" help="The defaults are right for most instances.">
      <div>
        {!isDualStack && (
          <AccordionItem label="Networking" reveal={inNetworking}>
            <Stack>
              <NetworkInterfaceFields />
              <HostnameField />
              <EphemeralIpFields />
              <FloatingIpsField />
            </Stack>
          </AccordionItem>
        )}
        <AccordionItem label="Configuration" reveal={inConfiguration}>
          <ConfigurationFields />
        </AccordionItem>
      </div>
    </Section>
  )
}
