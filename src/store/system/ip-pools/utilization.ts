import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { IpPoolUtilization } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import type { SystemParams } from '../paths'
import { ipPoolUtilizationQuery } from './queries'

/** The number of addresses of one IP version, in total and in use. */
export interface AddressCount {
  allocated: bigint
  capacity: bigint
}

const toCount = ({ allocated, capacity }: Record<keyof AddressCount, number | string>) => ({
  allocated: BigInt(allocated),
  capacity: BigInt(capacity),
})

const toCounts = weakMapMemoize(
  ({ ipv4, ipv6 }: IpPoolUtilization): Record<'ipv4' | 'ipv6', AddressCount> => ({
    ipv4: toCount(ipv4),
    ipv6: toCount(ipv6),
  }),
)

/** The utilization of a pool; undefined while loading, null if it cannot be read. */
export const selectIpPoolUtilization = (state: RootState, params: SystemParams<'ipPool'>) => {
  const entry = selectEntry(state, ipPoolUtilizationQuery(params))
  if (entry?.data) return toCounts(entry.data)
  return entry?.status === 'rejected' ? null : undefined
}
