import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich } from '@/lib/rich-text'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectFleetRole, selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { ipPoolActions, ipPoolCreateAction } from './actions'
import { ipPoolListQuery, ipPoolRangeListQuery, ipPoolViewQuery } from './queries'

/** The rows of the current page of pools. */
export const selectIpPoolRows = listRows(
  ipPoolListQuery,
  (pool, _params, role) => ({
    href: systemPaths.ipPool({ pool: pool.name }),
    actions: ipPoolActions(pool, { role }),
  }),
  selectFleetRole,
)

export const selectIpPoolCreateAction = createSelector([selectReasonNotAdmin], ipPoolCreateAction)

const HAS_RANGES = rich`It cannot be deleted while it contains IP ranges`

const selectContext = createSelector(
  [
    selectFleetRole,
    (state: RootState, params: SystemParams<'ipPool'>) =>
      (selectData(state, ipPoolRangeListQuery(params))?.items ?? []).length > 0,
  ],
  (role, hasRanges) => ({ role, reason: hasRanges ? HAS_RANGES : undefined }),
)

/** The IP pool on its own page. */
export const selectIpPool = objectView(
  ipPoolViewQuery,
  (pool, params, context) => ({
    actions: ipPoolActions(pool, { ...context, screen: systemPaths.ipPool(params) }),
  }),
  selectContext,
)

/** The palette actions of a pool's page. */
export const selectIpPoolActions = objectActions('IP pool', selectIpPool)
