import { changed, itemsOf, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** An instance's interfaces. Most changes need it stopped. */
export const networkInterfaces = {
  instanceNetworkInterfaceList: { provides: itemsOf('networkInterface') },
  instanceNetworkInterfaceCreate: {
    invalidates: () => [list('networkInterface'), list('subnetNetworkInterface')],
  },
  /** Transit addresses left out are cleared. */
  instanceNetworkInterfaceUpdate: {
    invalidates: (networkInterface, { path }) => [
      ...changed('networkInterface', path.interface, networkInterface),
      list('subnetNetworkInterface'),
    ],
  },
  instanceNetworkInterfaceDelete: {
    invalidates: () => [list('networkInterface'), list('subnetNetworkInterface')],
  },
} satisfies Entries
