import type { RouterRecord, VpcRecord } from '../models/vpcs'
import type { World } from '../server/world'
import { removeAttachments } from './gateways'

/** Takes a router away with its routes. Subnets that used it go by the system router alone. */
export const removeRouter = (world: World, { id }: RouterRecord): void => {
  const { db } = world
  for (const route of db.routes.in(id)) db.routes.remove(route.id)
  for (const subnet of db.subnets.by('router', id)) {
    db.subnets.update(subnet.id, { customRouterId: null, timeModified: world.now() })
  }
  db.routers.remove(id)
}

/** Takes away a VPC, known to be without subnets, and everything in it. */
export const removeVpc = (world: World, { id }: VpcRecord): void => {
  const { db } = world
  for (const router of db.routers.in(id)) removeRouter(world, router)
  for (const gateway of db.gateways.in(id)) {
    removeAttachments(db, gateway)
    db.gateways.remove(gateway.id)
  }
  for (const rule of db.firewallRules.in(id)) db.firewallRules.remove(rule.id)
  db.vpcs.remove(id)
}
