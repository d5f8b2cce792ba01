import type { IpRange } from '@/api/generated/types'
import { firstAddress, lastAddress, parseCidr } from '@/lib/cidr'
import { parseIp } from '@/lib/ip'
import type { IpPoolRangeRecord, IpPoolRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { addressKind, addressesInUse } from './pool-addresses'
import { canonicalIp, type Span, spanContains, spanOf } from './addresses'
import { versionLabel } from './ip-stacks'
import { hasPoolVersions } from './sizes'

const canonicalRange = ({ first, last }: IpRange): IpRange => ({
  first: canonicalIp(first),
  last: canonicalIp(last),
})

const write = ({ first, last }: IpRange) => `${first}-${last}`

const spanOfRange = (range: IpRange): Span => spanOf(range) ?? fail.internal()

const overlap = (a: Span, b: Span): boolean => spanContains(a, b.first) || spanContains(b, a.first)

/** Rejects a range of the other IP version or type, as far as pools have them. */
const checkKind = (backendState: BackendState, pool: IpPoolRecord, { first, last }: Span): void => {
  const { release } = backendState
  if (pool.assignment === 'system_services' && first.version === 'v6' && release < 18) {
    fail.invalidRequest('IPv6 ranges are not allowed yet in the pool of the services')
  }
  if (!hasPoolVersions(backendState)) return
  if (first.version === 'v6' && release === 17) {
    fail.invalidRequest('IPv6 ranges are not allowed yet')
  }
  if (first.version !== pool.ipVersion) {
    const [range, own] = [versionLabel(first.version), versionLabel(pool.ipVersion)]
    fail.invalidRequest(`Cannot add an ${range} range to an ${own} pool`)
  }
  const kinds = new Set([addressKind(first), addressKind(last)])
  if (kinds.size > 1) fail.invalidRequest('Both ends of a range must be addresses of one kind')
  if (kinds.has('unicast') !== (pool.poolType === 'unicast')) {
    fail.invalidRequest(`The addresses of a ${pool.poolType} pool must be ${pool.poolType}`)
  }
  const others = backendState.db.ipPoolRanges.in(pool.id).map(({ range }) => spanOfRange(range))
  if (others.some(other => !kinds.has(addressKind(other.first)))) {
    fail.invalidRequest(
      'A multicast pool has either any-source or source-specific addresses, not both',
    )
  }
}

/** Rejects a range that shares addresses with that of any pool, or with a subnet pool. */
const checkOverlap = ({ ipPoolRanges, subnetPoolMembers }: Db, range: IpRange): void => {
  const span = spanOfRange(range)
  const taken = Array.from(ipPoolRanges.all()).find(each => overlap(spanOfRange(each.range), span))
  if (taken) {
    fail.invalidRequest(
      `The provided IP range ${write(range)} overlaps with existing range ${write(taken.range)}`,
    )
  }
  const member = Array.from(subnetPoolMembers.all()).find(({ subnet }) => {
    const block = parseCidr(subnet)
    return block && overlap({ first: firstAddress(block), last: lastAddress(block) }, span)
  })
  if (member) {
    fail.invalidRequest(
      `The provided IP range ${write(range)} overlaps with subnet pool member ${member.subnet}`,
    )
  }
}

/** Adds a range to a pool. Ranges of all pools, including the control plane's, must not overlap. */
export const addRange = (
  backendState: BackendState,
  pool: IpPoolRecord,
  given: IpRange,
): IpPoolRangeRecord => {
  const { db } = backendState
  const range = canonicalRange(given)
  checkKind(backendState, pool, spanOfRange(range))
  checkOverlap(db, range)
  return db.ipPoolRanges.insert({
    id: backendState.ids.next(),
    ipPoolId: pool.id,
    range,
    timeCreated: backendState.now(),
  })
}

/** Whether any address of the range is in use. */
export const isInUse = (db: Db, { ipPoolId, range }: IpPoolRangeRecord): boolean => {
  const span = spanOfRange(range)
  return [...addressesInUse(db, ipPoolId)].some(address => {
    const ip = parseIp(address)
    return ip && spanContains(span, ip)
  })
}

/** Removes the range with exactly these ends, unless one of its addresses is in use. */
export const removeRange = (db: Db, pool: IpPoolRecord, given: IpRange): void => {
  const { first, last } = canonicalRange(given)
  const record =
    db.ipPoolRanges
      .in(pool.id)
      .find(
        ({ range }) => canonicalIp(range.first) === first && canonicalIp(range.last) === last,
      ) ?? fail.invalidRequest(`The provided range ${write({ first, last })} does not exist`)
  if (isInUse(db, record)) {
    fail.invalidRequest(
      'IP pool ranges cannot be deleted while external IP addresses are allocated from them',
    )
  }
  db.ipPoolRanges.remove(record.id)
}
