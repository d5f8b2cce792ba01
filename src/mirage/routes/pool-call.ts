import type { IpPoolRecord } from '../models/system-records'
import { authorizeFleet, type Context, type Role } from '../server/access'
import { lookup } from '../server/lookup'

interface PoolCall extends Context {
  path: { pool: string }
}

/** The pool in the path of an operator's call. */
export const poolOf = (call: PoolCall, need: Role): IpPoolRecord => {
  authorizeFleet(call, 'viewer')
  const pool = lookup.ipPool(call, call.path.pool)
  authorizeFleet(call, need)
  return pool
}
