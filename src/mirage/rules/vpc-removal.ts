import type { RouterRecord, VpcRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { removeAttachments } from './gateways'

/** Deletes a router with its routes. Subnets that used it keep the system router. */
export const removeRouter = (backendState: BackendState, { id }: RouterRecord): void => {
  const { db } = backendState
  for (const route of db.routes.in(id)) db.routes.remove(route.id)
  for (const subnet of db.subnets.by('router', id)) {
    db.subnets.update(subnet.id, { customRouterId: null, timeModified: backendState.now() })
  }
  db.routers.remove(id)
}

/** Deletes a VPC, which must have no subnets, with everything in it. */
export const removeVpc = (backendState: BackendState, { id }: VpcRecord): void => {
  const { db } = backendState
  for (const router of db.routers.in(id)) removeRouter(backendState, router)
  for (const gateway of db.gateways.in(id)) {
    removeAttachments(db, gateway)
    db.gateways.remove(gateway.id)
  }
  for (const rule of db.firewallRules.in(id)) db.firewallRules.remove(rule.id)
  db.vpcs.remove(id)
}
