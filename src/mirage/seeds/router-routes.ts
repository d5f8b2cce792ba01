import type { RouteRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'

export type SeedRoute = Pick<RouteRecord, 'name' | 'kind' | 'destination' | 'target'> & {
  subnetId?: string
}

/** Adds routes to a router, with ids from `firstNumber` on. */
export const seedRoutes = (
  db: BackendState['db'],
  vpcRouterId: string,
  firstNumber: number,
  routes: readonly SeedRoute[],
) => {
  for (const [index, { name, ...route }] of routes.entries()) {
    db.routes.insert({
      ...named(fixedId('route', firstNumber + index), name, '', '2024-01-16T10:00'),
      subnetId: null,
      ...route,
      vpcRouterId,
    })
  }
}
