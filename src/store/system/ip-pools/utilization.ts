import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { IpPoolUtilization } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import type { SystemParams } from '../paths'
import { ipPoolUtilizationQuery } from './queries'

/** The number of addresses of a pool, in total, in use and left. */
export interface AddressCount extends IpPoolUtilization {
  allocated: number
}

const toCount = weakMapMemoize(({ capacity, remaining }: IpPoolUtilization): AddressCount => ({
  capacity,
  remaining,
  allocated: capacity - remaining,
}))

/** The utilization of a pool; undefined while loading, null if it cannot be read. */
export const selectIpPoolUtilization = (state: RootState, params: SystemParams<'ipPool'>) => {
  const entry = selectEntry(state, ipPoolUtilizationQuery(params))
  if (entry?.data) return toCount(entry.data)
  return entry?.status === 'rejected' ? null : undefined
}
