import { useId, type ReactNode } from 'react'
import {
  selectCanBoot,
  selectOutboundPool,
  selectRevealsOf,
} from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { sectionIcons } from '@/views/shared/icons'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { PageForm } from '@/views/shared/page-form/PageForm'
import { useSupports } from '@/store/release/release'
import { useParams } from '@/views/shell/route-context'
import { Section, Stack } from '@/views/shared/page-form/Section'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { selectPoolsProblem } from '@/store/silo/ip-pools/choices'
import { Field } from '@/ui/Field/Field'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { lazy } from '@/ui/lazy/lazy'
import { instanceCreateDocs } from '../instances/docs'
import { AuthenticationSection } from './AuthenticationSection'
import { BootDiskSection } from './BootDiskSection'
import { DisksSection } from './DisksSection'
import { HardwareSection } from './HardwareSection'
import { NetworkingSection, HostnameField } from './NetworkingSection'
import { FloatingIpsField } from './FloatingIpsField'
import { NetworkInterfaceFields } from './NetworkInterfaceFields'
import { AddressPoolSelect } from '../external-ips/PoolSelect'

/** What a closed part of the form shows comes after the page. */
const ConfigurationFields = lazy(
  async () => (await import('./ConfigurationFields')).ConfigurationFields,
)

function AllocateField() {
  const problem = useAppSelector(selectPoolsProblem)
  return (
    <Checkbox
      {...form.useField('hasEphemeralIp')}
      label="Allocate and attach an ephemeral IP address"
      help={
        problem &&
        `It comes from the default pool of the silo. The pools could not be read: ${problem}`
      }
    />
  )
}

/** An external address that lives as long as the instance, for racks with one IP version. */
function EphemeralIpFields() {
  const { value: isWanted } = form.useField('hasEphemeralIp')
  const outbound = useAppSelector(selectOutboundPool)
  return (
    <Field
      kind="group"
      label="Ephemeral IP"
      name="ephemeralIp"
      isOptionalHidden
      labelAside={
        <TipIcon about="Ephemeral IP">
          Ephemeral IPs are allocated when the instance is created and released when it is deleted.
        </TipIcon>
      }
    >
      {(_control, labelId) => (
        <div role="group" aria-labelledby={labelId}>
          <Stack>
            <AllocateField />
            {isWanted && (
              <form.Field
                name="ephemeralIpPool"
                as={AddressPoolSelect}
                label="IP pool for ephemeral IP"
                outbound={outbound}
              />
            )}
          </Stack>
        </div>
      )}
    </Field>
  )
}

type FieldNames = readonly (keyof InstanceCreateValues)[]

const NETWORKING: FieldNames = [
  'networkInterfaces',
  'hostname',
  'hasEphemeralIp',
  'ephemeralIpPool',
]
const CONFIGURATION: FieldNames = ['userData', 'enableJumboFrames']

/** Settings that most instances do not need, folded up unless one of them is invalid. */
function AdvancedSection() {
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
          <ConfigurationFields isLate />
        </AccordionItem>
      </div>
    </Section>
  )
}

/** The name of the instance, and whether it starts at once. */
function BasicsSection() {
  return (
    <Section id={useId()} title="Basics">
      <IdentityFields useField={form.useField} />
      <form.Field name="start" as={Checkbox} label="Start instance" />
    </Section>
  )
}

const { instances: Icon } = sectionIcons

function NewInstanceForm({ children }: { children: ReactNode }) {
  const { project, from } = useParams(projectPaths.instanceCreateFrom)
  const canBoot = useAppSelector(state => selectCanBoot(state, project))
  return (
    <PageForm
      form={form}
      submitLabel="Create instance"
      disabledReason={canBoot ? undefined : 'Image required'}
      isFocusedFirst
    >
      {from && <SimilarNotice from={from} />}
      {children}
    </PageForm>
  )
}

/** Says which instance the form was filled in from. */
function SimilarNotice({ from }: { from: string }) {
  return (
    <Message>
      Filled in from <strong>{from}</strong>. Its name, addresses, additional disks and user data
      are not copied.
    </Message>
  )
}

/** The page that creates an instance. */
function InstanceCreateView() {
  const { from } = useParams(projectPaths.instanceCreateFrom)
  const isDualStack = useSupports('dualStack')
  return (
    <>
      <PageHeader title="Create instance" icon={<Icon />}>
        <DocsPopover {...instanceCreateDocs} />
      </PageHeader>
      <NewInstanceForm key={from}>
        <BasicsSection />
        <HardwareSection />
        <BootDiskSection />
        <DisksSection />
        <AuthenticationSection />
        {isDualStack && <NetworkingSection />}
        <AdvancedSection />
      </NewInstanceForm>
    </>
  )
}

export { form, InstanceCreateView as View }
