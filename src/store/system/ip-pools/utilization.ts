import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { IpPoolUtilization } from '@/api/generated/types'
import type { RootState } from '@/store/setup/reducer'
import { ipPoolUtilizationQuery } from './queries'

/** Addresses of one family: how many there are, and how many are in use. */
export interface AddressCountViewModel {
  allocated: bigint
  capacity: bigint
}

export interface IpPoolUtilizationViewModel {
  ipv4: AddressCountViewModel
  ipv6: AddressCountViewModel
}

const toCount = ({
  allocated,
  capacity,
}: {
  allocated: number | string
  capacity: number | string
}) => ({
  allocated: BigInt(allocated),
  capacity: BigInt(capacity),
})

const toUtilization = weakMapMemoize(
  ({ ipv4, ipv6 }: IpPoolUtilization): IpPoolUtilizationViewModel => ({
    ipv4: toCount(ipv4),
    ipv6: toCount(ipv6),
  }),
)

/** How much of a pool is in use: undefined while that is read, null when it cannot be. */
export const selectIpPoolUtilization = (
  state: RootState,
  pool: string,
): IpPoolUtilizationViewModel | null | undefined => {
  const entry = selectEntry(state, ipPoolUtilizationQuery(pool))
  if (entry?.data) return toUtilization(entry.data)
  return entry?.status === 'rejected' ? null : undefined
}
