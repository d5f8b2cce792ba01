import { createSelector } from '@reduxjs/toolkit'
import { selectData, type ApiState } from '@/api/core/api'
import type { SiloIpPool } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
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
export const selectPoolSpace = (state: ApiState, pool: string) =>
  selectData(state, ipPoolUtilizationQuery({ pool }))

/** The name of the pool that is meant without a name; empty if there is none, or several. */
export const selectDefaultPool = (state: RootState): string =>
  onlyDefault(selectPools(state) ?? NO_POOLS)?.name ?? ''
