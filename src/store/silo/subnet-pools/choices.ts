import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SiloSubnetPool } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import { siloSubnetPoolsQuery } from './queries'

/** The pool with that id; undefined if unknown or not linked to the silo. */
export const selectSubnetPoolById = createSelector(
  [
    (state: RootState) => selectData(state, siloSubnetPoolsQuery)?.items,
    (_state: RootState, id: string) => id,
  ],
  (pools, id): SiloSubnetPool | undefined => pools?.find(pool => pool.id === id),
)
