import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import type { SystemParams } from '../paths'
import { addressCounts } from './rules'
import { ipPoolUtilizationQuery } from '../ip-pool-utilization/queries'

const toCounts = weakMapMemoize(addressCounts)

/** The utilization of a pool; undefined while loading, null if it cannot be read. */
export const selectIpPoolUtilization = (state: RootState, params: SystemParams<'ipPool'>) => {
  const entry = selectEntry(state, ipPoolUtilizationQuery(params))
  if (entry?.data) return toCounts(entry.data)
  return entry?.status === 'rejected' ? null : undefined
}
