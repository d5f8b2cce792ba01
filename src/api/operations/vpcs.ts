import { changed, items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Private networks. */
export const vpcs = {
  vpcList: { provides: page => items('vpc', page.items) },
  vpcCreate: { invalidates: () => [list('vpc')] },
  vpcView: { provides: (vpc, { path }) => one('vpc', path.vpc, vpc) },
  vpcUpdate: { invalidates: (vpc, { path }) => changed('vpc', path.vpc, vpc) },
  /** Refused while it has subnets. */
  vpcDelete: { invalidates: () => [list('vpc')] },
} satisfies Entries
