import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SiloIpPool } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { bigNumber } from '@/lib/number'
import { commaSeries } from '@/lib/text'
import { selectFailure } from '@/store/queries/failure'
import { selectRelease } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { siloIpPoolsQuery } from '../queries'
import { onlyDefault, unicastPools } from './rules'

export interface PoolViewModel {
  name: string
  description: string
  isDefault: boolean
  /** Undefined if the release has only pools of IPv4. */
  version: IpVersion | undefined
}

const NO_POOLS: readonly PoolViewModel[] = []

/** The pools that an address can come from; undefined if the user may not see them. */
export const selectPools = createSelector(
  [(state: RootState) => selectData(state, siloIpPoolsQuery)?.items, selectRelease],
  (pools, release): readonly PoolViewModel[] | undefined => {
    const hasVersions = supports(release, 'siloPoolVersions')
    return (hasVersions ? pools && unicastPools(pools) : pools)?.map(
      ({ name, description, isDefault, ipVersion }) => ({
        name,
        description,
        isDefault,
        version: hasVersions ? ipVersion : undefined,
      }),
    )
  },
)

/** The names of the pools, by id. */
export const selectPoolNames = createSelector(
  [(state: RootState) => selectData(state, siloIpPoolsQuery)?.items],
  (pools = []): ReadonlyMap<string, string> => new Map(pools.map(({ id, name }) => [id, name])),
)

/** Why the pools could not be read; undefined if they were. */
export const selectPoolsProblem = (state: RootState): string | undefined =>
  selectFailure(state, siloIpPoolsQuery)

/** The pool with that id; undefined if unknown or not linked to the silo. */
export const selectPoolById = createSelector(
  [
    (state: RootState) => selectData(state, siloIpPoolsQuery)?.items,
    (_state: RootState, id: string) => id,
  ],
  (pools, id): SiloIpPool | undefined => pools?.find(pool => pool.id === id),
)

/** Whether the silo has a default pool; true while unknown. */
export const selectHasDefaultPool = (state: RootState): boolean =>
  selectData(state, siloIpPoolsQuery)?.items.some(({ isDefault }) => isDefault) ?? true

/** The pool with that name; undefined if unknown or not linked to the silo. */
export const selectPoolByName = (state: RootState, name: string): SiloIpPool | undefined =>
  selectData(state, siloIpPoolsQuery)?.items.find(pool => pool.name === name)

/** How many addresses a pool has and has left; undefined while unknown. */
export const selectPoolSpace = (state: RootState, pool: string) =>
  selectData(state, ipPoolUtilizationQuery({ pool }))

/** The name of the pool that is meant without a name; empty if there is none, or several. */
export const selectDefaultPool = (state: RootState): string =>
  onlyDefault(selectPools(state) ?? NO_POOLS)?.name ?? ''

/** How many other pools are looked at for one with free addresses, each with a call. */
const MOST_OTHERS = 20

/** The names of the other pools of the silo that could give the same address. */
export const selectOtherPools = createSelector(
  [selectPools, (_state: RootState, pool: string) => pool],
  (pools = NO_POOLS, pool): readonly string[] => {
    const version = pools.find(({ name }) => name === pool)?.version
    return pools
      .filter(each => each.name !== pool && each.version === version)
      .map(({ name }) => name)
  },
)

/** Those of them whose addresses are counted. */
export const countedPools = (names: readonly string[]) => names.slice(0, MOST_OTHERS)

/** Which other pools have free addresses, as a sentence; empty while that is not known. */
export const selectFreeElsewhere = (state: RootState, pool: string): string => {
  const others = selectOtherPools(state, pool)
  const spaces = others.map(name => [name, selectPoolSpace(state, name)?.remaining] as const)
  const free = spaces.flatMap(([name, left]) =>
    left ? [`${name} (${bigNumber(left, 'en-US').text})`] : [],
  )
  if (free.length > 0) return `Free addresses are in ${commaSeries(free, 'and')}.`
  if (others.length === 0) return 'The silo has no other such pool.'
  return spaces.every(([, left]) => left === 0) ? 'No other pool of the silo has one.' : ''
}
