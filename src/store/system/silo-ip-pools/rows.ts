import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SiloIpPool } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths } from '../paths'
import { allSiloIpPoolsQuery, siloIpPoolListQuery } from '../silos/queries'
import { poolLinkAction, siloIpPoolActions } from './actions'

export interface SiloIpPoolRowViewModel {
  id: string
  name: string
  href: string
  description: string
  isDefault: boolean
  actions: readonly ActionViewModel[]
}

/** One row per pool as it was read. */
const toRow = weakMapMemoize(
  (
    pool: SiloIpPool,
    silo: string,
    current: string | undefined,
    reason: RichText | undefined,
  ): SiloIpPoolRowViewModel => ({
    id: pool.id,
    name: pool.name,
    href: systemPaths.ipPool({ pool: pool.name }),
    description: pool.description,
    isDefault: pool.isDefault,
    actions: siloIpPoolActions(pool, { silo, current, reason }),
  }),
)

const defaultOf = (pools: readonly SiloIpPool[]) => pools.find(({ isDefault }) => isDefault)?.name

/** The pools that a silo is linked to, and the way to link another one. */
export const selectSiloIpPools = createSelector(
  [
    (state: RootState, silo: string) => selectPageItems(state, siloIpPoolListQuery(silo)),
    (state: RootState, silo: string) => selectData(state, allSiloIpPoolsQuery(silo))?.items,
    selectReasonNotAdmin,
    (_state: RootState, silo: string) => silo,
  ],
  (pools, all, reason, silo) => ({
    rows: pools.map(pool => toRow(pool, silo, defaultOf(all ?? pools), reason)),
    linking: poolLinkAction(silo, reason),
  }),
)
