import type { IpPoolRangeRecord, IpPoolRecord } from '../models/system-records'
import { addressKey } from '../rules/pool-capacity'
import { addRange, removeRange } from '../rules/pool-ranges'
import type { Db } from '../server/db'
import { paginate, type PageQuery } from '../server/page'
import type { Handlers } from '../server/route'
import { poolOf } from './pool-call'

const firstAddress = ({ range }: IpPoolRangeRecord) => addressKey(range.first)

/** A page of a pool's ranges, by their first address. */
export const pageOfRanges = (call: { query: PageQuery }, db: Db, { id }: IpPoolRecord) => {
  const ranges = db.ipPoolRanges
    .in(id)
    .toSorted((a, b) => (firstAddress(a) < firstAddress(b) ? -1 : 1))
  return paginate(call, ranges, { key: firstAddress }, range => range)
}

/** The address ranges of pools. */
export const ipPoolRangeRoutes = {
  systemIpPoolRangeList: call => pageOfRanges(call, call.backendState.db, poolOf(call, 'viewer')),

  systemIpPoolRangeAdd: call => addRange(call.backendState, poolOf(call, 'admin'), call.body),

  systemIpPoolRangeRemove: call =>
    removeRange(call.backendState.db, poolOf(call, 'admin'), call.body),
} satisfies Handlers
