import { createSelector } from '@reduxjs/toolkit'
import { ipRangeSize, parseIpRange } from '@/lib/ip-range'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { ipPoolRangeListQuery } from '../ip-pools/queries'
import type { SystemParams } from '../paths'
import { ipPoolRangeActions, ipPoolRangeAddAction, rangeName } from './actions'

/** The ranges on the page of a pool. */
export const selectIpPoolRangeRows = listRows(
  ipPoolRangeListQuery,
  (item, { pool }, reason) => {
    const range = parseIpRange(item.range.first, item.range.last)
    return {
      name: rangeName(item),
      /** The number of addresses. */
      size: range ? ipRangeSize(range) : 0n,
      actions: ipPoolRangeActions(item, pool, reason),
    }
  },
  selectReasonNotAdmin,
)

/** The action that adds a range to a pool. */
export const selectRangeAddAction = createSelector(
  [(_state: RootState, { pool }: SystemParams<'ipPool'>) => pool, selectReasonNotAdmin],
  ipPoolRangeAddAction,
)
