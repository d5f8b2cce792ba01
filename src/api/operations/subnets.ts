import { changed, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Subnets of a VPC. */
export const subnets = {
  vpcSubnetList: { provides: itemsOf('vpcSubnet') },
  vpcSubnetCreate: { invalidates: () => [list('vpcSubnet'), list('routerRoute')] },
  vpcSubnetView: { provides: oneBy('vpcSubnet', 'subnet') },
  /** Detaches the custom router if it is left out. Also renames the subnet's route. */
  vpcSubnetUpdate: {
    invalidates: (subnet, { path }) => [
      ...changed('vpcSubnet', path.subnet, subnet),
      list('routerRoute'),
    ],
  },
  vpcSubnetDelete: { invalidates: () => [list('vpcSubnet'), list('routerRoute')] },
  /** The interfaces of all instances. */
  vpcSubnetListNetworkInterfaces: { provides: () => [list('subnetNetworkInterface')] },
} satisfies Entries
