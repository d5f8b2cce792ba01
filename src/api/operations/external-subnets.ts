import { changed, every, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Routable subnets that a project allocates and attaches to instances. */
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
  instanceExternalSubnetList: { provides: () => [list('instanceExternalSubnet')] },
} satisfies Entries
