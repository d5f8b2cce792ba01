import { useMemo } from 'react'
import type { FloatingIp } from '@/api/generated/types'
import type { Field } from '@/store/forms/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectPoolNames } from '@/store/silo/ip-pools/choices'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'

interface FloatingIpSelectProps extends Field<string> {
  /** The floating IPs to choose from. */
  floatingIps: readonly FloatingIp[]
  /** The property of the chosen floating IP that the field holds. */
  by: 'id' | 'name'
  /** The instance that gets the address; a new one has no name yet. */
  instance?: string
}

/**
 * Chooses a floating IP for an instance, and shows the address where the instance will be
 * reachable.
 */
export function FloatingIpSelect({ floatingIps, by, instance, ...field }: FloatingIpSelectProps) {
  useQueries([siloIpPoolsQuery])
  const pools = useAppSelector(selectPoolNames)
  const items = useMemo(
    () =>
      floatingIps.map(floatingIp => ({
        value: floatingIp[by],
        label: floatingIp.name,
        detail: [floatingIp.ip, pools.get(floatingIp.ipPoolId), floatingIp.description]
          .filter(Boolean)
          .join(' / '),
        selectedLabel: `${floatingIp.name} (${floatingIp.ip})`,
      })),
    [floatingIps, pools, by],
  )
  const chosen = floatingIps.find(floatingIp => floatingIp[by] === field.value)
  return (
    <>
      <Message>
        The instance {instance && <strong>{instance}</strong>} will be reachable at{' '}
        {chosen ? <strong>{chosen.ip}</strong> : 'the selected IP'}.
      </Message>
      <Select
        {...field}
        label="Floating IP"
        placeholder="Select a floating IP"
        items={items}
        isRequired
      />
    </>
  )
}
