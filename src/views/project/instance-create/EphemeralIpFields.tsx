import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPoolsProblem } from '@/store/silo/ip-pools/choices'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Field } from '@/ui/Field/Field'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { PoolSelect } from '../external-ips/PoolSelect'
import { Stack } from '@/views/shared/page-form/Section'

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

/** An external address that lives as long as the instance, for racks with one IP version. */
export function EphemeralIpFields() {
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
