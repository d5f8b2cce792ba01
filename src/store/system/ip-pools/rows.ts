import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { IpPool } from '@/api/generated/types'
import type { RoleKey } from '@/lib/roles'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { selectFleetRole, selectReasonNotAdmin } from '../fleet-role'
import { systemPaths } from '../paths'
import { ipPoolActions, ipPoolCreateAction } from './actions'
import { ipPoolListQuery } from './queries'

export interface IpPoolRowViewModel {
  id: string
  name: string
  href: string
  description: string
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per pool as it was read. */
const toRow = weakMapMemoize((pool: IpPool, role: RoleKey | undefined): IpPoolRowViewModel => ({
  id: pool.id,
  name: pool.name,
  href: systemPaths.ipPool({ pool: pool.name }),
  description: pool.description,
  created: pool.timeCreated,
  actions: ipPoolActions(pool, { role }),
}))

/** The rows of the page of pools that is shown. */
export const selectIpPoolRows = createSelector(
  [(state: RootState) => selectPageItems(state, ipPoolListQuery), selectFleetRole],
  (pools, role) => pools.map(pool => toRow(pool, role)),
)

export const selectIpPoolCreateAction = createSelector([selectReasonNotAdmin], ipPoolCreateAction)
