import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { rich } from '@/lib/rich-text'
import { objectActions } from '@/store/palette/object-actions'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows, objectView } from '@/store/queries/view-models'
import { selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { selectFleetRole } from '../fleet-role'
import { ipPoolUtilizationQuery } from '../ip-pool-utilization/queries'
import { systemPaths, type SystemParams } from '../paths'
import { selectSiloNames } from '../silos/choices'
import { ipPoolActions } from './actions'
import {
  ipPoolListQuery,
  ipPoolRangeListQuery,
  ipPoolSiloListQuery,
  ipPoolViewQuery,
  servicePoolsQuery,
} from './queries'
import { addressCounts } from './rules'

/** The rows of the current page of pools. */
export const selectIpPoolRows = listRows(
  ipPoolListQuery,
  (pool, _params, role) => ({
    href: systemPaths.ipPool({ pool: pool.name }),
    actions: ipPoolActions(pool, { role }),
  }),
  selectFleetRole,
)

const HAS_RANGES = rich`It cannot be deleted while it contains IP ranges`

/** The silos that the pool is linked to, by name if known; undefined if it cannot be assigned. */
const selectLinkedTo = createSelector(
  [
    (state: RootState) => selectSupports(state, 'poolAssignment'),
    (state: RootState, params: SystemParams<'ipPool'>) =>
      selectPageItems(state, ipPoolSiloListQuery(params)),
    selectSiloNames,
  ],
  (canAssign, links, names) =>
    canAssign ? links.map(({ siloId }) => names.get(siloId) ?? siloId) : undefined,
)

const selectContext = createSelector(
  [
    selectFleetRole,
    (state: RootState, params: SystemParams<'ipPool'>) =>
      (selectData(state, ipPoolRangeListQuery(params))?.items ?? []).length > 0,
    selectLinkedTo,
  ],
  (role, hasRanges, linkedTo) => ({
    role,
    reason: hasRanges ? HAS_RANGES : undefined,
    linkedTo,
  }),
)

/** The IP pool on its own page. */
export const selectIpPool = objectView(
  ipPoolViewQuery,
  (pool, params, context) => ({
    actions: ipPoolActions(pool, { ...context, screen: systemPaths.ipPool(params) }),
  }),
  selectContext,
)

/** The only pool of the system's services, before release 22. */
export const selectServicePool = (state: RootState) =>
  selectData(state, servicePoolsQuery)?.items[0]

/** The palette actions of a pool's page. */
export const selectIpPoolActions = objectActions('IP pool', selectIpPool)

const toCounts = weakMapMemoize(addressCounts)

/** The utilization of a pool; undefined while loading, null if it cannot be read. */
export const selectIpPoolUtilization = (state: RootState, params: SystemParams<'ipPool'>) => {
  const entry = selectEntry(state, ipPoolUtilizationQuery(params))
  if (entry?.data) return toCounts(entry.data)
  return entry?.status === 'rejected' ? null : undefined
}
