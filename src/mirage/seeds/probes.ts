import { createProbe } from '../rules/new-probes'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { frozen } from './born-vpcs'
import { ipPoolIds } from './ip-pools'
import { projectIds } from './projects'
import { sledIds } from './sleds'

/** One, as it would be had an operator created it then. */
export const seedProbes = (backendState: BackendState): void => {
  const project = backendState.db.projects.get(projectIds.rockGarden) ?? fail.internal()
  const past = frozen(backendState, 40, '2024-06-02T08:30')
  createProbe(past, project, {
    name: 'canary',
    description: 'Sings as long as there is air',
    sled: sledIds.first,
    ipPoolId: ipPoolIds.edge,
  })
}
