import type { SiloRecord } from '../models/records'
import { authorizeFleet, authorizeSiloOrFleet } from '../server/access'
import { lookup } from '../server/lookup'
import { paginate } from '../server/page'
import type { Handlers } from '../server/route'

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
