import { isUuid } from '@/lib/name-or-id'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { allocatedAddresses, poolCapacity } from '../rules/pool-capacity'
import { removePool } from '../rules/pool-links'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { poolOf, servicePool } from './pool-call'

/** IP pools for operators. */
export const ipPoolRoutes = {
  systemIpPoolList: call => {
    authorizeFleet(call, 'viewer')
    const pools = call.backendState.db.ipPools.in('').filter(({ internal }) => !internal)
    return pageByName(call, pools, pool => pool)
  },

  systemIpPoolCreate: call => {
    const { backendState, body } = call
    authorizeFleet(call, 'admin')
    requireFreeName(backendState.db.ipPools, 'ip-pool', '', body.name)
    return backendState.db.ipPools.insert({ ...newIdentity(backendState, body), internal: false })
  },

  systemIpPoolView: call => poolOf(call, 'viewer'),

  systemIpPoolUpdate: call => {
    const { backendState, body } = call
    const { ipPools } = backendState.db
    const pool = poolOf(call, 'admin')
    requireFreeName(ipPools, 'ip-pool', '', body.name, pool)
    return ipPools.update(pool.id, changedIdentity(backendState, body))
  },

  systemIpPoolDelete: call => {
    const { db } = call.backendState
    const { id } = poolOf(call, 'admin')
    if (db.ipPoolRanges.in(id).length > 0) {
      fail.invalidRequest('IP Pool cannot be deleted while it contains IP ranges')
    }
    removePool(db, id)
  },

  /** The only operation that also finds the control plane's own pool, by its ID. */
  systemIpPoolUtilizationView: call => {
    const { path, backendState } = call
    const { db } = backendState
    authorizeFleet(call, 'viewer')
    const pool = isUuid(path.pool) ? db.ipPools.get(path.pool) : undefined
    const { id } = pool ?? lookup.ipPool(call, path.pool)
    const [allocated, capacity] = [allocatedAddresses(db, id), poolCapacity(db, id)]
    return {
      ipv4: { allocated: Number(allocated.v4), capacity: Number(capacity.v4) },
      ipv6: { allocated: String(allocated.v6), capacity: String(capacity.v6) },
    }
  },

  ipPoolServiceView: call => {
    authorizeFleet(call, 'viewer')
    return servicePool(call.backendState.db)
  },
} satisfies Handlers
