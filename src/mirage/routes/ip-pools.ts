import type { IpPoolRangeRecord, IpPoolRecord, IpPoolSiloRecord } from '../models/ip-pools'
import { addressKey, allocatedAddresses, poolCapacity } from '../rules/pool-capacity'
import { authorize, authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName, paginate, type PageQuery } from '../server/page'
import type { Handlers } from '../server/route'

/** A pool as its silo sees it. */
const siloView = (pool: IpPoolRecord, { isDefault }: IpPoolSiloRecord) => ({ ...pool, isDefault })

const poolsOfSilo = (db: Db, siloId: string) =>
  db.ipPoolSilos
    .by('silo', siloId)
    .map(link => siloView(db.ipPools.get(link.ipPoolId) ?? fail.internal(), link))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The control plane's own pool has operations to itself. */
const servicePool = (db: Db): IpPoolRecord =>
  Array.from(db.ipPools.all()).find(({ internal }) => internal) ?? fail.internal()

const firstAddress = ({ range }: IpPoolRangeRecord) => addressKey(range.first)

const pageOfRanges = (call: { query: PageQuery }, db: Db, { id }: IpPoolRecord) => {
  const ranges = db.ipPoolRanges
    .in(id)
    .toSorted((a, b) => (firstAddress(a) < firstAddress(b) ? -1 : 1))
  return paginate(call, ranges, { key: firstAddress }, range => range)
}

export const ipPoolRoutes = {
  projectIpPoolList: call => {
    const { siloId } = call.caller.user
    authorize(call, 'silo', siloId, 'viewer')
    return pageByName(call, poolsOfSilo(call.world.db, siloId), pool => pool)
  },

  /** Whoever is told which pool to use may look at it. */
  projectIpPoolView: call => {
    const { pool, link } = lookup.siloIpPool(call, call.path.pool)
    return siloView(pool, link)
  },

  ipPoolList: call => {
    authorizeFleet(call, 'viewer')
    const pools = call.world.db.ipPools.in('').filter(({ internal }) => !internal)
    return pageByName(call, pools, pool => pool)
  },

  ipPoolView: call => {
    authorizeFleet(call, 'viewer')
    return lookup.ipPool(call, call.path.pool)
  },

  ipPoolUtilizationView: call => {
    authorizeFleet(call, 'viewer')
    const { db } = call.world
    const { id } = lookup.ipPool(call, call.path.pool)
    const [allocated, capacity] = [allocatedAddresses(db, id), poolCapacity(db, id)]
    return {
      ipv4: { allocated: Number(allocated.v4), capacity: Number(capacity.v4) },
      ipv6: { allocated: String(allocated.v6), capacity: String(capacity.v6) },
    }
  },

  ipPoolRangeList: call => {
    authorizeFleet(call, 'viewer')
    return pageOfRanges(call, call.world.db, lookup.ipPool(call, call.path.pool))
  },

  ipPoolSiloList: call => {
    authorizeFleet(call, 'viewer')
    const { id } = lookup.ipPool(call, call.path.pool)
    const links = call.world.db.ipPoolSilos
      .in(id)
      .toSorted((a, b) => (a.siloId < b.siloId ? -1 : 1))
    return paginate(call, links, { key: link => link.siloId }, link => link)
  },

  siloIpPoolList: call => {
    authorizeFleet(call, 'viewer')
    const { id } = lookup.silo(call, call.path.silo)
    return pageByName(call, poolsOfSilo(call.world.db, id), pool => pool)
  },

  ipPoolServiceView: call => {
    authorizeFleet(call, 'viewer')
    return servicePool(call.world.db)
  },

  ipPoolServiceRangeList: call => {
    authorizeFleet(call, 'viewer')
    return pageOfRanges(call, call.world.db, servicePool(call.world.db))
  },
} satisfies Handlers
