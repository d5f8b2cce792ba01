import { useId } from 'react'
import { MAX_USER_DATA_BYTES } from '@/lib/limits'
import { KIB } from '@/lib/size'
import { selectNewInstance, selectRevealsOf } from '@/store/project/instance-create/choices'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPoolsProblem } from '@/store/silo/ip-pools/choices'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Field } from '@/ui/Field/Field'
import { Link } from '@/ui/Link/Link'
import { TextField } from '@/ui/TextField/TextField'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { KeptFileField } from '@/views/shared/kept-file-field/KeptFileField'
import { PoolSelect } from '../external-ips/PoolSelect'
import { FloatingIpsField } from './FloatingIpsField'
import { NetworkInterfaceFields } from './NetworkInterfaceFields'
import { Stack, Section } from './Section'

/** The name that the instance gives itself. */
function HostnameField() {
  const name = useAppSelector(state => selectNewInstance(state, 'name'))
  return (
    <TextField
      {...useField('hostname')}
      label="Hostname"
      placeholder={name}
      help="The name of the instance when left empty."
    />
  )
}

const CLOUD_INIT = 'https://cloudinit.readthedocs.io/en/latest/'

/** A file for cloud-init. */
function UserDataField() {
  return (
    <KeptFileField
      {...useField('userData')}
      label="User data"
      help={
        <>
          Data or scripts handed to cloud-init when the instance starts for the first time, at most{' '}
          {MAX_USER_DATA_BYTES / KIB} KiB. Read on about{' '}
          <Link href={`${CLOUD_INIT}explanation/format.html`}>formats</Link> and{' '}
          <Link href={`${CLOUD_INIT}reference/examples.html`}>examples</Link>.
        </>
      }
    />
  )
}

function PoolField() {
  return <PoolSelect {...useField('ephemeralIpPool')} label="IP pool for ephemeral IP" />
}

function AllocateField() {
  const problem = useAppSelector(selectPoolsProblem)
  return (
    <Checkbox
      {...useField('hasEphemeralIp')}
      label="Allocate and attach an ephemeral IP address"
      help={
        problem &&
        `It comes from the default pool of the silo. The pools could not be read: ${problem}`
      }
    />
  )
}

/** An external address that lives as long as the instance. */
function EphemeralIpFields() {
  const { value: isWanted } = useField('hasEphemeralIp')
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
            {isWanted && <PoolField />}
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
const CONFIGURATION: FieldNames = ['userData']

/** Settings that most instances do not need, folded up unless one of them is invalid. */
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
