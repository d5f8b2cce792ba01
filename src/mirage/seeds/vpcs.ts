import type { ProjectRecord } from '../models/projects'
import { removeSubnetRoute } from '../rules/subnet-routes'
import { fail } from '../server/errors'
import type { World } from '../server/world'
import { seedVpc } from './born-vpcs'
import { seedRules } from './firewall'
import { seedMockVpc } from './mock-vpc'
import { projectIds } from './projects'
import { seedStrata } from './strata'

/** Its only subnet was deleted, and the route with it. */
const seedHollow = (world: World, project: ProjectRecord): void => {
  const { db } = world
  const vpc = seedVpc(world, 13, project, 'hollow')
  for (const subnet of db.subnets.in(vpc.id)) {
    removeSubnetRoute(world, subnet)
    db.subnets.remove(subnet.id)
  }
}

export const seedVpcs = (world: World): void => {
  const { db } = world
  const project = (id: string) => db.projects.get(id) ?? fail.internal()
  seedMockVpc(world)

  const second = seedVpc(world, 2, project(projectIds.other), 'mock-vpc-2')
  for (const rule of db.firewallRules.in(second.id)) db.firewallRules.remove(rule.id)
  seedRules(db, second.id, 'lots')

  seedStrata(world, project(projectIds.rockGarden))
  seedHollow(world, project(projectIds.rockGarden))

  const { rockGarden, blank, restricted, forbidden, unavailable, ensemble, workbench } = projectIds
  const others = [rockGarden, blank, restricted, forbidden, unavailable, ensemble, workbench]
  for (const [index, id] of others.entries()) seedVpc(world, 20 + index, project(id), 'default')
}
