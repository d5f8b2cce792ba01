import type { SiloRecord } from '../models/records'
import { provisionedInSilo } from '../rules/quotas'
import { authorizeFleet, authorizeSiloOrFleet } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName, paginate } from '../server/page'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

const siloUtilization = ({ db }: BackendState, { id, name, quotas }: SiloRecord) => ({
  siloId: id,
  siloName: name,
  provisioned: provisionedInSilo(db, id),
  allocated: quotas,
})

const hasQuota = ({ quotas }: SiloRecord) =>
  quotas.cpus > 0 || quotas.memory > 0 || quotas.storage > 0

export const utilizationRoutes = {
  utilizationView: ({ caller, backendState }) => {
    const { siloId } = caller.user
    const { quotas } = backendState.db.silos.get(siloId) ?? fail.internal()
    return { provisioned: provisionedInSilo(backendState.db, siloId), capacity: quotas }
  },

  /** Includes silos hidden from lists once they have a quota. */
  siloUtilizationList: call => {
    authorizeFleet(call, 'viewer')
    const silos = call.backendState.db.silos
      .in('')
      .filter(silo => !silo.internal && (silo.discoverable || hasQuota(silo)))
    return pageByName(call, silos, silo => siloUtilization(call.backendState, silo))
  },

  siloUtilizationView: call =>
    siloUtilization(call.backendState, lookup.silo(call, call.path.silo)),
} satisfies Handlers

const view = ({ id, quotas }: SiloRecord) => ({ siloId: id, ...quotas })

/** Quotas. One below the current use is allowed: it only blocks further allocation. */
export const siloQuotaRoutes = {
  siloQuotasView: call => view(lookup.silo(call, call.path.silo)),

  siloQuotasUpdate: call => {
    const { body, backendState } = call
    const { id, quotas } = lookup.silo(call, call.path.silo)
    authorizeSiloOrFleet(call, id, { silo: 'admin', fleet: 'collaborator' })
    const changed = {
      cpus: body.cpus ?? quotas.cpus,
      memory: body.memory ?? quotas.memory,
      storage: body.storage ?? quotas.storage,
    }
    return view(backendState.db.silos.update(id, { quotas: changed }))
  },

  /** For all silos, including those that are not listed. */
  systemQuotasList: call => {
    authorizeFleet(call, 'viewer')
    const quotas = call.backendState.db.silos
      .in('')
      .filter(({ internal }) => !internal)
      .map(view)
      .sort((a, b) => (a.siloId < b.siloId ? -1 : 1))
    return paginate(call, quotas, { key: each => each.siloId }, each => each)
  },
} satisfies Handlers
