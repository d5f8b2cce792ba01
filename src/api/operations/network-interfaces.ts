import { changed, itemsOf, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** An instance's network interfaces. For most changes it must be stopped. */
export const networkInterfaces = {
  instanceNetworkInterfaceList: { provides: itemsOf('networkInterface') },
  instanceNetworkInterfaceCreate: {
    invalidates: () => [list('networkInterface'), list('subnetNetworkInterface')],
  },
  /** Clears the transit IPs if they are left out. */
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
