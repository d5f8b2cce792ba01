import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SiloSubnetPool } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import { comparePools } from '../ip-pools/rules'
import { siloSubnetPoolsQuery } from '@/store/project/external-subnets/queries'
import { subnetPoolUtilizationQuery } from '@/store/system/ip-pools/queries'

/** The subnet pools linked to the silo, in order of choice; undefined if they cannot be read. */
export const selectSubnetPools = createSelector(
  [(state: RootState) => selectData(state, siloSubnetPoolsQuery)?.items],
  pools => pools?.toSorted(comparePools),
)

/** The pool with that id; undefined if unknown or not linked to the silo. */
export const selectSubnetPoolById = createSelector(
  [
    (state: RootState) => selectData(state, siloSubnetPoolsQuery)?.items,
    (_state: RootState, id: string) => id,
  ],
  (pools, id): SiloSubnetPool | undefined => pools?.find(pool => pool.id === id),
)

/** Number of addresses that a pool has left; undefined while unknown. Fleet viewers may know it. */
export const selectSubnetPoolLeft = (state: RootState, subnetPool: string): number | undefined =>
  selectData(state, subnetPoolUtilizationQuery({ subnetPool }))?.remaining
