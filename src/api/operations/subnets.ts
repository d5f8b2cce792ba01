import { changed, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Subnets of a VPC. */
export const subnets = {
  vpcSubnetList: { provides: itemsOf('vpcSubnet') },
  vpcSubnetCreate: { invalidates: () => [list('vpcSubnet'), list('routerRoute')] },
  vpcSubnetView: { provides: oneBy('vpcSubnet', 'subnet') },
  /** A custom router left out is detached. Renames the route of the subnet, too. */
  vpcSubnetUpdate: {
    invalidates: (subnet, { path }) => [
      ...changed('vpcSubnet', path.subnet, subnet),
      list('routerRoute'),
    ],
  },
  vpcSubnetDelete: { invalidates: () => [list('vpcSubnet'), list('routerRoute')] },
  /** Whatever instances they belong to. */
  vpcSubnetListNetworkInterfaces: { provides: () => [list('subnetNetworkInterface')] },
} satisfies Entries
