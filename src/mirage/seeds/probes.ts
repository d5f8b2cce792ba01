import { createProbe } from '../rules/new-probes'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { atTime } from './created-vpcs'
import { ipPoolIds } from './ip-pools'
import { projectIds } from './projects'
import { sledIds } from './sleds'

/** A probe as if created by an operator at that time. */
export const seedProbes = (backendState: BackendState): void => {
  const project = backendState.db.projects.get(projectIds.rockGarden) ?? fail.internal()
  const past = atTime(backendState, 40, '2024-06-02T08:30')
  createProbe(past, project, {
    name: 'canary',
    description: 'Sings as long as there is air',
    sled: sledIds.first,
    ipPoolId: ipPoolIds.edge,
  })
}
