import { useMemo } from 'react'
import { selectPools, type PoolViewModel } from '@/store/project/instance-create/addresses'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Field } from '@/ui/Field/Field'
import { Select } from '@/ui/Select/Select'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { Stack } from './Section'

const toItem = ({ name, description, isDefault }: PoolViewModel) => ({
  value: name,
  label: name,
  detail: description,
  aside: isDefault && <Badge>default</Badge>,
})

function PoolField() {
  const pools = useAppSelector(selectPools)
  const items = useMemo(() => pools?.map(toItem), [pools])
  const field = useField('ephemeralIpPool')
  if (!items) return null
  return (
    <Select
      {...field}
      label="IP pool for ephemeral IP"
      placeholder="Select a pool"
      emptyText="No IP pools found"
      items={items}
      isRequired
    />
  )
}

function AllocateField() {
  const isPoolOpen = useAppSelector(state => selectPools(state) !== undefined)
  return (
    <Checkbox
      {...useField('hasEphemeralIp')}
      label="Allocate and attach an ephemeral IP address"
      help={isPoolOpen ? undefined : 'It comes from the default pool of the silo.'}
    />
  )
}

/** An address from outside that lives as long as the instance. */
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
