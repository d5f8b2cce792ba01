import type { IpVersion } from '@/lib/ip'
import {
  selectEphemeralObstacle,
  selectOutboundPool,
} from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Field } from '@/ui/Field/Field'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { Stack } from '@/views/shared/page-form/Section'
import { AddressPoolSelect } from '../external-ips/PoolSelect'

/** The versions as the choices of a pool, stable between renders. */
const ONLY: Record<IpVersion, readonly IpVersion[]> = { v4: ['v4'], v6: ['v6'] }

/** The pool of an address, and of the one that outbound traffic over IPv4 leaves from. */
function PoolField({ version }: { version: IpVersion }) {
  const outbound = useAppSelector(selectOutboundPool)
  return (
    <AddressPoolSelect
      {...form.useField(`ip${version}Pool`)}
      label={`IP${version} pool`}
      versions={ONLY[version]}
      outbound={version === 'v4' ? outbound : undefined}
    />
  )
}

/** An address of one version. What the user wants is kept while it is not possible. */
function EphemeralIp({ version }: { version: IpVersion }) {
  const obstacle = useAppSelector(state => selectEphemeralObstacle(state, version))
  const { value: isWanted, ...field } = form.useField(`wantsIp${version}`)
  const isOn = isWanted && obstacle === undefined
  return (
    <>
      <Checkbox
        {...field}
        value={isOn}
        isDisabled={field.isDisabled || obstacle !== undefined}
        label={`Allocate IP${version} address`}
        help={obstacle}
      />
      {isOn && <PoolField version={version} />}
    </>
  )
}

/** External addresses of each version that live as long as the instance. */
export function DualStackEphemeralIps() {
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
            <EphemeralIp version="v4" />
            <EphemeralIp version="v6" />
          </Stack>
        </div>
      )}
    </Field>
  )
}
