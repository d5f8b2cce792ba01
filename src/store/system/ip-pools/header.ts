import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPool } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/reducer'
import { selectFleetRole } from '../fleet-role'
import { systemPaths } from '../paths'
import { ipPoolActions } from './actions'
import { ipPoolRangeListQuery, ipPoolViewQuery } from './queries'

export interface IpPoolViewModel {
  id: string
  name: string
  description: string
  /** ISO 8601. */
  created: string
  modified: string
  actions: readonly ActionViewModel[]
}

const HAS_RANGES = rich`It cannot be deleted while it contains IP ranges`

const toPool = weakMapMemoize(
  (
    pool: IpPool,
    hasRanges: boolean,
    role: RoleKey | undefined,
    screen: string,
  ): IpPoolViewModel => ({
    id: pool.id,
    name: pool.name,
    description: pool.description,
    created: pool.timeCreated,
    modified: pool.timeModified,
    actions: ipPoolActions(pool, { role, screen, reason: hasRanges ? HAS_RANGES : undefined }),
  }),
)

/** The IP pool whose page is shown. */
export const selectIpPool = (state: RootState, name: string): IpPoolViewModel | undefined => {
  const pool = selectData(state, ipPoolViewQuery(name))
  const ranges = selectData(state, ipPoolRangeListQuery(name))?.items ?? []
  const screen = systemPaths.ipPool({ pool: name })
  return pool && toPool(pool, ranges.length > 0, selectFleetRole(state), screen)
}

/** What the palette offers on the pool's page. */
export const selectIpPoolActions = objectActions('IP pool', (state, { pool = '' }) =>
  selectIpPool(state, pool),
)
