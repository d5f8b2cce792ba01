import type { IpPoolRecord, IpPoolSiloRecord } from '../models/system-records'
import { byName } from '../rules/identity'
import { authorize, authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { isListed } from './ip-pools'

/** A pool as members of its silo see it. */
const siloView = (pool: IpPoolRecord, { isDefault }: IpPoolSiloRecord) => ({ ...pool, isDefault })

const poolsOfSilo = (db: Db, siloId: string) =>
  db.ipPoolSilos
    .by('silo', siloId)
    .map(link => siloView(db.ipPools.get(link.ipPoolId) ?? fail.internal(), link))
    .sort(byName)

/** The pools that the caller's silo may use. */
export const siloIpPoolRoutes = {
  ipPoolList: call => {
    const { siloId } = call.caller.user
    authorize(call, 'silo', siloId, 'viewer')
    const pools = poolsOfSilo(call.backendState.db, siloId).filter(pool =>
      isListed(call.query, pool),
    )
    return pageByName(call, pools, pool => pool)
  },

  /** Any member of the silo may view a pool linked to it. */
  ipPoolView: call => {
    const { pool, link } = lookup.siloIpPool(call, call.path.pool)
    return siloView(pool, link)
  },

  siloIpPoolList: call => {
    authorizeFleet(call, 'viewer')
    const { id } = lookup.silo(call, call.path.silo)
    return pageByName(call, poolsOfSilo(call.backendState.db, id), pool => pool)
  },
} satisfies Handlers
