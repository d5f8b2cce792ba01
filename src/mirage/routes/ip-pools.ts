import type { IpPoolType, IpVersion } from '@/api/generated/types'
import { isUuid } from '@/lib/name-or-id'
import type { IpPoolRecord } from '../models/system-records'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { assignPool, requireDispensable } from '../rules/pool-assignment'
import { poolUsage } from '../rules/pool-capacity'
import { removePool } from '../rules/pool-links'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { poolOf } from './ip-pool-ranges'

interface PoolFilter {
  readonly ipVersion?: IpVersion | null | undefined
  readonly poolType?: IpPoolType | null | undefined
}

/** Whether a pool is of the IP version and type that a list is limited to. */
export const isListed = (
  { ipVersion, poolType }: PoolFilter,
  pool: Pick<IpPoolRecord, 'ipVersion' | 'poolType'>,
): boolean =>
  (!ipVersion || pool.ipVersion === ipVersion) && (!poolType || pool.poolType === poolType)

/** IP pools for operators. */
export const ipPoolRoutes = {
  systemIpPoolList: call => {
    const { query, backendState } = call
    authorizeFleet(call, 'viewer')
    const pools = backendState.db.ipPools
      .in('')
      .filter(pool => !query.assignment || pool.assignment === query.assignment)
      .filter(pool => isListed(query, pool))
    return pageByName(call, pools, pool => pool)
  },

  systemIpPoolCreate: call => {
    const { backendState, body } = call
    authorizeFleet(call, 'admin')
    requireFreeName(backendState.db.ipPools, 'ip-pool', '', body.name)
    const { assignment, ipVersion, poolType } = body
    if (assignment === 'system_services' && poolType === 'multicast') {
      fail.invalidRequest('A multicast IP pool cannot be assigned to system services')
    }
    const kind = { assignment, ipVersion, poolType }
    return backendState.db.ipPools.insert({ ...newIdentity(backendState, body), ...kind })
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
    const pool = poolOf(call, 'admin')
    if (db.ipPoolRanges.in(pool.id).length > 0) {
      fail.invalidRequest('IP Pool cannot be deleted while it contains IP ranges')
    }
    requireDispensable(db, pool)
    removePool(db, pool.id)
  },

  /** Before release 22 the only operation that finds the control plane's own pool, by its ID. */
  systemIpPoolUtilizationView: call => {
    const { path, backendState } = call
    const { db } = backendState
    authorizeFleet(call, 'viewer')
    const pool = isUuid(path.pool) ? db.ipPools.get(path.pool) : undefined
    const { id } = pool ?? lookup.ipPool(call, path.pool)
    return poolUsage(db, id)
  },

  systemIpPoolAssign: call => {
    const pool = poolOf(call, 'admin')
    return assignPool(call.backendState.db, pool, call.body.assignment)
  },
} satisfies Handlers
