import type { ProjectRecord } from '../models/records'
import { removeSubnetRoute } from '../rules/subnet-routes'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { seedVpc } from './created-vpcs'
import { seedRules } from './firewall'
import { seedMockVpc } from './mock-vpc'
import { projectIds } from './projects'
import { seedSampleVpc } from './sample-vpc'

/** A VPC whose only subnet was deleted, and with it the subnet's route. */
const seedHollow = (backendState: BackendState, project: ProjectRecord): void => {
  const { db } = backendState
  const vpc = seedVpc(backendState, 13, project, 'hollow')
  for (const subnet of db.subnets.in(vpc.id)) {
    removeSubnetRoute(backendState, subnet)
    db.subnets.remove(subnet.id)
  }
}

export const seedVpcs = (backendState: BackendState): void => {
  const { db } = backendState
  const project = (id: string) => db.projects.get(id) ?? fail.internal()
  seedMockVpc(backendState)

  const second = seedVpc(backendState, 2, project(projectIds.other), 'mock-vpc-2')
  for (const rule of db.firewallRules.in(second.id)) db.firewallRules.remove(rule.id)
  seedRules(db, second.id, 'lots')

  seedSampleVpc(backendState, project(projectIds.rockGarden))
  seedHollow(backendState, project(projectIds.rockGarden))

  const { rockGarden, blank, restricted, forbidden, unavailable, ensemble, workbench } = projectIds
  const others = [rockGarden, blank, restricted, forbidden, unavailable, ensemble, workbench]
  for (const [index, id] of others.entries())
    seedVpc(backendState, 20 + index, project(id), 'default')
}
