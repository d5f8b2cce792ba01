import type { SubnetPoolRecord, SubnetPoolSiloRecord } from '../models/system-records'
import { byName } from '../rules/identity'
import {
  linkSubnetPool,
  setSubnetDefault,
  subnetLinkOf,
  unlinkSubnetPool,
} from '../rules/subnet-pool-links'
import { authorize, authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName, paginate } from '../server/page'
import type { Handlers } from '../server/route'
import { type SubnetPoolCall, subnetPoolOf } from './subnet-pools'

/** The pool and the silo in the path, and their link. */
const findLink = (call: SubnetPoolCall & { path: { silo: string } }) => {
  const pool = subnetPoolOf(call, 'admin')
  const silo = lookup.silo(call, call.path.silo)
  const link =
    subnetLinkOf(call.backendState.db, pool, silo) ??
    fail.absent(`subnet-pool-resource of subnet pool "${pool.name}" and silo "${silo.name}"`)
  return { pool, silo, link }
}

/** A pool as members of its silo see it. */
const siloView = (pool: SubnetPoolRecord, { isDefault }: SubnetPoolSiloRecord) => ({
  ...pool,
  isDefault,
})

const poolsOfSilo = (db: Db, siloId: string) =>
  db.subnetPoolSilos
    .by('silo', siloId)
    .map(link => siloView(db.subnetPools.get(link.subnetPoolId) ?? fail.internal(), link))
    .sort(byName)

/** Links between silos and subnet pools. */
export const subnetPoolSiloRoutes = {
  systemSubnetPoolSiloList: call => {
    const { id } = subnetPoolOf(call, 'viewer')
    const links = call.backendState.db.subnetPoolSilos
      .in(id)
      .toSorted((a, b) => (a.siloId < b.siloId ? -1 : 1))
    return paginate(call, links, { key: link => link.siloId }, link => link)
  },

  systemSubnetPoolSiloLink: call => {
    const pool = subnetPoolOf(call, 'admin')
    const silo = lookup.silo(call, call.body.silo)
    return linkSubnetPool(call.backendState, pool, silo, call.body.isDefault)
  },

  systemSubnetPoolSiloUpdate: call =>
    setSubnetDefault(call.backendState.db, findLink(call), call.body.isDefault),

  systemSubnetPoolSiloUnlink: call => {
    unlinkSubnetPool(call.backendState.db, findLink(call).link)
  },

  siloSubnetPoolList: call => {
    authorizeFleet(call, 'viewer')
    const { id } = lookup.silo(call, call.path.silo)
    return pageByName(call, poolsOfSilo(call.backendState.db, id), pool => pool)
  },

  subnetPoolList: call => {
    const { siloId } = call.caller.user
    authorize(call, 'silo', siloId, 'viewer')
    return pageByName(call, poolsOfSilo(call.backendState.db, siloId), pool => pool)
  },

  /** Any member of the silo may view a pool linked to it. */
  subnetPoolView: call => {
    const { pool, link } = lookup.siloSubnetPool(call, call.path.pool)
    return siloView(pool, link)
  },
} satisfies Handlers
