import type { IpVersion } from '@/lib/ip'
import { selectEphemeralObstacle } from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Field } from '@/ui/Field/Field'
import { Message } from '@/ui/Message/Message'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { Stack } from '@/views/shared/page-form/Section'
import { selectIsFleetViewer } from '@/store/session/session'
import { selectPoolSpace } from '@/store/silo/ip-pools/choices'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { PoolSelect } from '../external-ips/PoolSelect'

/** How many addresses a pool has and has left; undefined for users who may not see that. */
const usePoolSpace = (pool: string) => {
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  useQueries(isFleetViewer && pool !== '' ? [ipPoolUtilizationQuery({ pool })] : [])
  return useAppSelector(state => selectPoolSpace(state, pool))
}

/** The versions as the choices of a pool, stable between renders. */
const ONLY: Record<IpVersion, readonly IpVersion[]> = { v4: ['v4'], v6: ['v6'] }

/** The pool of an address, with the number of addresses left in it. */
function PoolField({ version }: { version: IpVersion }) {
  const field = form.useField(`ip${version}Pool`)
  const space = usePoolSpace(field.value)
  return (
    <>
      <PoolSelect
        {...field}
        label={`IP${version} pool`}
        versions={ONLY[version]}
        hint={
          space && (
            <span>
              <BigNumber value={space.remaining} /> of <BigNumber value={space.capacity} /> left
            </span>
          )
        }
      />
      {space?.remaining === 0 && (
        <Message tone="notice">The pool is empty: it has no address for the instance.</Message>
      )}
    </>
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
