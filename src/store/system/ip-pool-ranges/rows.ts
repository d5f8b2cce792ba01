import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { IpPoolRange } from '@/api/generated/types'
import { ipRangeSize, parseIpRange } from '@/lib/ip-range'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotAdmin } from '../fleet-role'
import { ipPoolRangeListQuery } from '../ip-pools/queries'
import { ipPoolRangeActions, ipPoolRangeAddAction, rangeName } from './actions'

export interface IpPoolRangeRowViewModel {
  id: string
  name: string
  first: string
  last: string
  /** How many addresses it has. */
  size: bigint
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per range as it was read. */
const toRow = weakMapMemoize(
  (range: IpPoolRange, pool: string, reason: RichText | undefined): IpPoolRangeRowViewModel => {
    const { first, last } = range.range
    const span = parseIpRange(first, last)
    return {
      id: range.id,
      name: rangeName(range),
      first,
      last,
      size: span ? ipRangeSize(span) : 0n,
      created: range.timeCreated,
      actions: ipPoolRangeActions(range, pool, reason),
    }
  },
)

/** The ranges of a pool, and the way to add one. */
export const selectIpPoolRanges = createSelector(
  [
    (state: RootState, pool: string) => selectPageItems(state, ipPoolRangeListQuery(pool)),
    selectReasonNotAdmin,
    (_state: RootState, pool: string) => pool,
  ],
  (ranges, reason, pool) => ({
    rows: ranges.map(range => toRow(range, pool, reason)),
    adding: ipPoolRangeAddAction(pool, reason),
  }),
)
