import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectFailure } from '@/store/queries/failure'
import type { RootState } from '@/store/setup/state'
import { siloIpPoolsQuery } from './queries'

export interface PoolViewModel {
  name: string
  description: string
  isDefault: boolean
}

/** The pools that an address can come from; undefined if the user may not see them. */
export const selectPools = createSelector(
  [(state: RootState) => selectData(state, siloIpPoolsQuery)?.items],
  pools =>
    pools?.map(({ name, description, isDefault }): PoolViewModel => ({
      name,
      description,
      isDefault,
    })),
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
  (pools, id): PoolViewModel | undefined => pools?.find(pool => pool.id === id),
)

/** Whether the silo has a default pool; true while unknown. */
export const selectHasDefaultPool = (state: RootState): boolean =>
  selectData(state, siloIpPoolsQuery)?.items.some(({ isDefault }) => isDefault) ?? true
