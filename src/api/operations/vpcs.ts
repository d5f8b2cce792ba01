import { changed, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Private networks. */
export const vpcs = {
  vpcList: { provides: itemsOf('vpc') },
  vpcCreate: { invalidates: () => [list('vpc')] },
  vpcView: { provides: oneBy('vpc', 'vpc') },
  vpcUpdate: { invalidates: (vpc, { path }) => changed('vpc', path.vpc, vpc) },
  /** Refused while it has subnets. */
  vpcDelete: { invalidates: () => [list('vpc')] },
} satisfies Entries
