import { changed, every, items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Routers of a VPC. */
export const routers = {
  vpcRouterList: { provides: page => items('vpcRouter', page.items) },
  vpcRouterCreate: { invalidates: () => [list('vpcRouter')] },
  vpcRouterView: { provides: (router, { path }) => one('vpcRouter', path.router, router) },
  vpcRouterUpdate: { invalidates: (router, { path }) => changed('vpcRouter', path.router, router) },
  /** Custom routers only; their subnets go back to the system router. */
  vpcRouterDelete: { invalidates: () => [list('vpcRouter'), every('vpcSubnet')] },
} satisfies Entries
