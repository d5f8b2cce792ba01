import { useMemo } from 'react'
import type { Field } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPools, type PoolViewModel } from '@/store/silo/ip-pools/choices'
import { Badge } from '@/ui/Badge/Badge'
import { Select } from '@/ui/Select/Select'

const toItem = ({ name, description, isDefault }: PoolViewModel) => ({
  value: name,
  label: name,
  detail: description,
  aside: isDefault && <Badge>default</Badge>,
})

interface PoolSelectProps extends Field<string> {
  label: string
  isRequired?: boolean
}

/** Chooses the pool of an address. Renders nothing if the user may not see the pools. */
export function PoolSelect({ isRequired = true, ...props }: PoolSelectProps) {
  const pools = useAppSelector(selectPools)
  const items = useMemo(() => pools?.map(toItem), [pools])
  if (!items) return null
  return (
    <Select
      {...props}
      placeholder="Select a pool"
      emptyText="No pools available"
      items={items}
      isRequired={isRequired}
    />
  )
}
