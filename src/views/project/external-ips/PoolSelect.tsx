import { useMemo, type ReactNode } from 'react'
import type { IpVersion } from '@/lib/ip'
import type { Field } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPools, type PoolViewModel } from '@/store/silo/ip-pools/choices'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { Select } from '@/ui/Select/Select'

const toItem = ({ name, description, isDefault, version }: PoolViewModel) => ({
  value: name,
  label: name,
  detail: description,
  aside: (
    <>
      {isDefault && <Badge>default</Badge>}
      {version && <VersionBadge version={version} />}
    </>
  ),
})

interface PoolSelectProps extends Field<string> {
  label: string
  help?: ReactNode
  hint?: ReactNode
  isRequired?: boolean
  /** Limits the choice to pools of these IP versions, in this order. */
  versions?: readonly IpVersion[] | undefined
  /** Names of pools that cannot be chosen. */
  without?: readonly string[]
}

/** Chooses the pool of an address. Renders nothing if the user may not see the pools. */
export function PoolSelect({ isRequired = true, versions, without, ...props }: PoolSelectProps) {
  const all = useAppSelector(selectPools)
  const pools = useMemo(
    () => (without ? all?.filter(({ name }) => !without.includes(name)) : all),
    [all, without],
  )
  const items = useMemo(
    () =>
      (versions && pools
        ? versions.flatMap(version => pools.filter(pool => pool.version === version))
        : pools
      )?.map(toItem),
    [pools, versions],
  )
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
