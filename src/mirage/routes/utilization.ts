import type { SiloRecord } from '../models/records'
import { provisionedInSilo } from '../rules/quotas'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
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
