import type { IpPoolRecord, IpPoolRangeRecord } from '../models/system-records'
import { authorizeFleet, type Context, type Role } from '../server/access'
import { lookup } from '../server/lookup'
import { addressKey } from '../rules/pool-capacity'
import { addRange, removeRange } from '../rules/pool-ranges'
import type { Db } from '../server/db'
import { paginate, type PageQuery } from '../server/page'
import type { Handlers } from '../server/route'
import { linkOf, linkPool, setDefault, unlinkPool } from '../rules/pool-links'
import { fail } from '../server/errors'

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

interface LinkCall extends Context {
  path: { pool: string; silo: string }
}

/** The pool and the silo in the path, and their link. */
const findLink = (call: LinkCall) => {
  const pool = poolOf(call, 'admin')
  const silo = lookup.silo(call, call.path.silo)
  const link =
    linkOf(call.backendState.db, pool, silo) ??
    fail.absent(`ip-pool-resource of IP pool "${pool.name}" and silo "${silo.name}"`)
  return { pool, silo, link }
}

/** Links between silos and pools. */
export const ipPoolSiloRoutes = {
  systemIpPoolSiloList: call => {
    const { id } = poolOf(call, 'viewer')
    const links = call.backendState.db.ipPoolSilos
      .in(id)
      .toSorted((a, b) => (a.siloId < b.siloId ? -1 : 1))
    return paginate(call, links, { key: link => link.siloId }, link => link)
  },

  systemIpPoolSiloLink: call => {
    const pool = poolOf(call, 'admin')
    const silo = lookup.silo(call, call.body.silo)
    return linkPool(call.backendState, pool, silo, call.body.isDefault)
  },

  systemIpPoolSiloUpdate: call => {
    return setDefault(call.backendState, findLink(call), call.body.isDefault)
  },

  systemIpPoolSiloUnlink: call => {
    const { silo, link } = findLink(call)
    unlinkPool(call.backendState.db, link, silo)
  },
} satisfies Handlers
