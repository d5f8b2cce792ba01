import { parseIp } from '@/lib/ip'
import type { Db } from '../server/db'
import { spanOf } from './addresses'
import { addressesInUse } from './pool-addresses'

interface ByFamily {
  v4: bigint
  v6: bigint
}

/** Number of addresses in the ranges of a pool. */
export const poolCapacity = (db: Db, poolId: string): ByFamily => {
  const count: ByFamily = { v4: 0n, v6: 0n }
  for (const { range } of db.ipPoolRanges.in(poolId)) {
    const span = spanOf(range)
    if (span) count[span.first.version] += span.last.value - span.first.value + 1n
  }
  return count
}

/** Number of addresses in use. A shared source NAT address counts once. */
export const allocatedAddresses = (db: Db, poolId: string): ByFamily => {
  const count: ByFamily = { v4: 0n, v6: 0n }
  for (const address of addressesInUse(db, poolId)) {
    const ip = parseIp(address)
    if (ip) count[ip.version] += 1n
  }
  return count
}

/** A key that sorts addresses: IPv4 before IPv6, then by value. */
export const addressKey = (address: string): string => {
  const ip = parseIp(address)
  return ip ? `${ip.version} ${ip.value.toString(16).padStart(32, '0')}` : address
}
