import { createSelector } from '@reduxjs/toolkit'
import { ipRangeSize, parseIpRange } from '@/lib/ip-range'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import type { IpPoolRange } from '@/api/generated/types'
import { SERVICE_POOL } from '@/lib/service-pool'
import { rich, type RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectReasonNotAdmin } from '../fleet-role'
import { ipPoolRangeListQuery } from '../ip-pools/queries'
import { type SystemParams, systemPaths } from '../paths'
import { removal } from '../removal'

/** The name of a range: its first and last addresses. */
const rangeName = ({ range: { first, last } }: Pick<IpPoolRange, 'range'>) => `${first}–${last}`

/** The actions on a range of the pool with that name. */
const ipPoolRangeActions = (
  range: IpPoolRange,
  pool: string,
  reason: RichText | undefined,
): ActionViewModel[] => [
  removal(
    {
      id: range.id,
      kind: 'IP range',
      name: rangeName(range),
      reason,
      consequences: rich`No more addresses can be allocated from it. This fails while any of its addresses is in use.`,
    },
    {
      command: { endpoint: 'systemIpPoolRangeRemove', args: { path: { pool }, body: range.range } },
      errorTitle: 'Could not remove range',
    },
  ),
]

/** The action that adds a range to the pool with that name, or to `SERVICE_POOL`. */
const ipPoolRangeAddAction = (pool: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'addRange',
  label: 'Add range',
  to:
    pool === SERVICE_POOL
      ? systemPaths.servicePoolRangeAdd()
      : systemPaths.ipPoolRangeAdd({ pool }),
  reason,
})

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
