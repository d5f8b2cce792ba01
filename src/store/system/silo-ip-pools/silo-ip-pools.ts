import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { allSiloIpPoolsQuery, siloIpPoolListQuery } from '../silos/queries'
import { poolLinkAction, siloIpPoolActions } from './actions'

/** The name of the silo's default pool, if any, and why the user cannot change its pools. */
const selectContext = createSelector(
  [
    (state: RootState, params: SystemParams<'silo'>) =>
      selectData(state, allSiloIpPoolsQuery(params))?.items ??
      selectPageItems(state, siloIpPoolListQuery(params)),
    selectReasonNotAdmin,
  ],
  (pools, reason) => ({ current: pools.find(({ isDefault }) => isDefault)?.name, reason }),
)

/** The pools on the page of a silo. */
export const selectSiloIpPoolRows = listRows(
  siloIpPoolListQuery,
  (pool, { silo }, context) => ({
    href: systemPaths.ipPool({ pool: pool.name }),
    actions: siloIpPoolActions(pool, { silo, ...context }),
  }),
  selectContext,
)

/** The action that links a silo to another pool. */
export const selectPoolLinkAction = createSelector(
  [(_state: RootState, { silo }: SystemParams<'silo'>) => silo, selectReasonNotAdmin],
  poolLinkAction,
)
