import { changed, every, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/**
 * Routable subnets that a project allocates and attaches to instances, and the pools they come
 * from. They load with the screens that call them.
 */
export const externalSubnets = {
  externalSubnetList: { provides: itemsOf('externalSubnet') },
  externalSubnetCreate: {
    invalidates: () => [list('externalSubnet'), every('subnetPoolUtilization')],
  },
  externalSubnetView: { provides: oneBy('externalSubnet', 'externalSubnet') },
  externalSubnetUpdate: {
    invalidates: (subnet, { path }) => changed('externalSubnet', path.externalSubnet, subnet),
  },
  externalSubnetDelete: {
    invalidates: () => [list('externalSubnet'), every('subnetPoolUtilization')],
  },
  externalSubnetAttach: {
    invalidates: (subnet, { path }) => [
      ...changed('externalSubnet', path.externalSubnet, subnet),
      list('instanceExternalSubnet'),
    ],
  },
  externalSubnetDetach: {
    invalidates: (subnet, { path }) => [
      ...changed('externalSubnet', path.externalSubnet, subnet),
      list('instanceExternalSubnet'),
    ],
  },
  /** One page: an instance has at most 32. */
  instanceExternalSubnetList: { provides: () => [list('instanceExternalSubnet')] },
  /** The pools linked to the user's silo. */
  subnetPoolList: { provides: itemsOf('subnetPool') },
  subnetPoolView: { provides: oneBy('subnetPool', 'pool') },
} satisfies Entries
