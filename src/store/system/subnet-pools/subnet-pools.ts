import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { SubnetPoolUtilization } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectFleetRole, selectReasonNotAdmin } from '../fleet-role'
import { addressCounts } from '../ip-pools/rules'
import { systemPaths, type SystemParams } from '../paths'
import { memberAddAction, subnetPoolActions, subnetPoolMemberActions } from './actions'
import {
  subnetPoolListQuery,
  subnetPoolMemberListQuery,
  subnetPoolUtilizationQuery,
  subnetPoolViewQuery,
} from '../ip-pools/queries'

type Params = SystemParams<'subnetPool'>

/** The rows of the current page of pools. */
export const selectSubnetPoolRows = listRows(
  () => subnetPoolListQuery,
  (pool, _params, role) => ({
    href: systemPaths.subnetPool({ subnetPool: pool.name }),
    actions: subnetPoolActions(pool, { role }),
  }),
  selectFleetRole,
)

const HAS_MEMBERS = rich`It cannot be deleted while it has members`

const selectContext = createSelector(
  [
    selectFleetRole,
    (state: RootState, params: Params) =>
      (selectData(state, subnetPoolMemberListQuery(params))?.items ?? []).length > 0,
  ],
  (role, hasMembers) => ({ role, reason: hasMembers ? HAS_MEMBERS : undefined }),
)

/** The subnet pool on its own page. */
export const selectSubnetPool = objectView(
  subnetPoolViewQuery,
  (pool, params, context) => ({
    actions: subnetPoolActions(pool, { ...context, screen: systemPaths.subnetPool(params) }),
  }),
  selectContext,
)

/** The palette actions of a pool's page. */
export const selectSubnetPoolActions = objectActions('Subnet pool', selectSubnetPool)

/** The subnets that the pool consists of, on its page. */
export const selectSubnetPoolMemberRows = listRows(
  subnetPoolMemberListQuery,
  (member, { subnetPool }, reason) => ({
    name: member.subnet,
    actions: subnetPoolMemberActions(member, subnetPool, reason),
  }),
  selectReasonNotAdmin,
)

/** The action that adds a member to the pool. */
export const selectMemberAddAction = createSelector(
  [(_state: RootState, { subnetPool }: Params) => subnetPool, selectReasonNotAdmin],
  memberAddAction,
)

const toCounts = weakMapMemoize((utilization: SubnetPoolUtilization) => addressCounts(utilization))

/** The utilization of a pool; undefined while loading, null if it cannot be read. */
export const selectSubnetPoolUtilization = (state: RootState, params: Params) => {
  const entry = selectEntry(state, subnetPoolUtilizationQuery(params))
  if (entry?.data) return toCounts(entry.data)
  return entry?.status === 'rejected' ? null : undefined
}
