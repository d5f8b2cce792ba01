import { useMemo } from 'react'
import type { FloatingIp } from '@/api/generated/types'
import type { Field } from '@/store/forms/hooks'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'

interface FloatingIpSelectProps extends Field<string> {
  /** Those that can be chosen. */
  floatingIps: readonly FloatingIp[]
  /** What the field holds of the chosen one. */
  by: 'id' | 'name'
  /** The instance that gets it; one that is to be made has no name yet. */
  instance?: string
}

/** Chooses a floating IP for an instance, and says what the instance will be reachable at. */
export function FloatingIpSelect({ floatingIps, by, instance, ...field }: FloatingIpSelectProps) {
  const items = useMemo(
    () =>
      floatingIps.map(floatingIp => ({
        value: floatingIp[by],
        label: floatingIp.name,
        detail: [floatingIp.ip, floatingIp.description].filter(Boolean).join(' / '),
        selectedLabel: `${floatingIp.name} (${floatingIp.ip})`,
      })),
    [floatingIps, by],
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
