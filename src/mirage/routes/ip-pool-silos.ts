import { linkOf, linkPool, setDefault, unlinkPool } from '../rules/pool-links'
import type { Context } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { paginate } from '../server/page'
import type { Handlers } from '../server/route'
import { poolOf } from './pool-call'

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
