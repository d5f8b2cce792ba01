import type { IpPoolUtilization } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import type { Db } from '../server/db'
import { spanOf } from './addresses'
import { addressesInUse } from './pool-addresses'

type ByFamily = Record<'v4' | 'v6', bigint>

/** A utilization with the exact numbers by IP version, which releases before 17 return. */
export interface PoolUsage extends IpPoolUtilization {
  readonly total: ByFamily
  readonly allocated: ByFamily
}

/** Number of addresses in the ranges of a pool. */
const poolCapacity = (db: Db, poolId: string): ByFamily => {
  const count: ByFamily = { v4: 0n, v6: 0n }
  for (const { range } of db.ipPoolRanges.in(poolId)) {
    const span = spanOf(range)
    if (span) count[span.first.version] += span.last.value - span.first.value + 1n
  }
  return count
}

/** Number of addresses in use. A shared source NAT address counts once. */
const allocatedAddresses = (db: Db, poolId: string): ByFamily => {
  const count: ByFamily = { v4: 0n, v6: 0n }
  for (const address of addressesInUse(db, poolId)) {
    const ip = parseIp(address)
    if (ip) count[ip.version] += 1n
  }
  return count
}

const sum = ({ v4, v6 }: ByFamily): bigint => v4 + v6

export const poolUsage = (db: Db, poolId: string): PoolUsage => {
  const [total, allocated] = [poolCapacity(db, poolId), allocatedAddresses(db, poolId)]
  const capacity = Number(sum(total))
  return { capacity, remaining: Number(sum(total) - sum(allocated)), total, allocated }
}

/** A key that sorts addresses: IPv4 before IPv6, then by value. */
export const addressKey = (address: string): string => {
  const ip = parseIp(address)
  return ip ? `${ip.version} ${ip.value.toString(16).padStart(32, '0')}` : address
}
