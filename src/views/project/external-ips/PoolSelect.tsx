import { useMemo, type ReactNode } from 'react'
import type { IpVersion } from '@/lib/ip'
import type { Field } from '@/store/forms/hooks'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectDefaultPool,
  selectPools,
  selectPoolSpace,
  type PoolViewModel,
} from '@/store/silo/ip-pools/choices'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { lazy } from '@/ui/lazy/lazy'
import { Select } from '@/ui/Select/Select'

const EmptyPool = lazy(async () => (await import('./EmptyPool')).EmptyPool)

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

interface SpaceLeftProps {
  /** Number of addresses. */
  left: number
  /** What else is taken, from another pool. */
  more?: string | undefined
}

/** What a pool has left now, and what it has after one was taken. Only the former if the number is not exact. */
function SpaceLeft({ left, more }: SpaceLeftProps) {
  return (
    <span>
      <BigNumber value={left} /> left
      {Number.isSafeInteger(left) && left > 0 && (
        <>
          ; this takes 1{more}; <BigNumber value={left - 1} /> left after
        </>
      )}
    </span>
  )
}

interface AddressPoolSelectProps extends PoolSelectProps {
  /** The pool that gives another address for outbound traffic, as far as known. */
  outbound?: string | undefined
}

/** Chooses the pool that one address is taken from. Fleet viewers see what it has left. */
export function AddressPoolSelect({ outbound, ...props }: AddressPoolSelectProps) {
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const byDefault = useAppSelector(selectDefaultPool)
  const pool = props.value || byDefault
  useQueries(isFleetViewer && pool !== '' ? [ipPoolUtilizationQuery({ pool })] : [])
  const space = useAppSelector(state => (isFleetViewer ? selectPoolSpace(state, pool) : undefined))
  const more = outbound && `, and up to 1 more for outbound traffic from ${outbound}`
  return (
    <>
      <PoolSelect {...props} hint={space && <SpaceLeft left={space.remaining} more={more} />} />
      {space?.remaining === 0 && <EmptyPool pool={pool} />}
    </>
  )
}
