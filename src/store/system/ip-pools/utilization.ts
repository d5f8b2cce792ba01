import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { IpPoolUtilization } from '@/api/schema/ip-pools'
import type { RootState } from '@/store/setup/state'
import type { SystemParams } from '../paths'
import { ipPoolUtilizationQuery } from './queries'

/** Addresses of one family: how many there are, and how many are in use. */
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

/** How much of a pool is in use: undefined while it is being read, null when it cannot be. */
export const selectIpPoolUtilization = (state: RootState, params: SystemParams<'ipPool'>) => {
  const entry = selectEntry(state, ipPoolUtilizationQuery(params))
  if (entry?.data) return toCounts(entry.data)
  return entry?.status === 'rejected' ? null : undefined
}
