import { changed, every, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Routers of a VPC. */
export const routers = {
  vpcRouterList: { provides: itemsOf('vpcRouter') },
  vpcRouterCreate: { invalidates: () => [list('vpcRouter')] },
  vpcRouterView: { provides: oneBy('vpcRouter', 'router') },
  vpcRouterUpdate: { invalidates: (router, { path }) => changed('vpcRouter', path.router, router) },
  /** Custom routers only. Detaches them from their subnets. */
  vpcRouterDelete: { invalidates: () => [list('vpcRouter'), every('vpcSubnet')] },
} satisfies Entries
