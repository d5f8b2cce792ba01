import type { IpRange } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import type { IpPoolRangeRecord, IpPoolRecord } from '../models/ip-pools'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { canonicalIp, type Span, spanContains, spanOf } from './addresses'
import { addressesInUse } from './pool-addresses'

const canonicalRange = ({ first, last }: IpRange): IpRange => ({
  first: canonicalIp(first),
  last: canonicalIp(last),
})

const write = ({ first, last }: IpRange) => `${first}-${last}`

const spanOfRange = (range: IpRange): Span => spanOf(range) ?? fail.internal()

const overlap = (a: Span, b: Span): boolean => spanContains(a, b.first) || spanContains(b, a.first)

/** Adds a range to a pool. Ranges of all pools, including the control plane's, must not overlap. */
export const addRange = (
  backendState: BackendState,
  pool: IpPoolRecord,
  given: IpRange,
): IpPoolRangeRecord => {
  const { ipPoolRanges } = backendState.db
  const range = canonicalRange(given)
  const span = spanOfRange(range)
  if (pool.internal && span.first.version === 'v6') {
    fail.invalidRequest('IPv6 ranges are not allowed yet in the pool of the services')
  }
  const taken = Array.from(ipPoolRanges.all()).find(each => overlap(spanOfRange(each.range), span))
  if (taken) {
    fail.invalidRequest(
      `The provided IP range ${write(range)} overlaps with existing range ${write(taken.range)}`,
    )
  }
  return ipPoolRanges.insert({
    id: backendState.ids.next(),
    ipPoolId: pool.id,
    range,
    timeCreated: backendState.now(),
  })
}

/** Whether any address of the range is in use. */
const isInUse = (db: Db, { ipPoolId, range }: IpPoolRangeRecord): boolean => {
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
