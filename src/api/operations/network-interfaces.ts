import type { InInstance, MaybeInInstance, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, items, list } from '@/api/core/tags'
import type {
  InstanceNetworkInterface,
  InstanceNetworkInterfaceCreate,
  InstanceNetworkInterfaceResultsPage,
  InstanceNetworkInterfaceUpdate,
  NameOrId,
} from '@/api/generated/types'

/** An instance's interfaces. Most changes need it stopped. */
export const networkInterfaces = {
  instanceNetworkInterfaceList: query<
    { query: InInstance & PageByNameOrId },
    InstanceNetworkInterfaceResultsPage
  >('GET', '/v1/network-interfaces', {
    isLoggable: true,
    provides: page => items('networkInterface', page.items),
  }),
  instanceNetworkInterfaceCreate: mutation<
    { query: InInstance; body: InstanceNetworkInterfaceCreate },
    InstanceNetworkInterface
  >('POST', '/v1/network-interfaces', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('networkInterface'), list('subnetNetworkInterface')],
  }),
  /** Transit addresses left out are cleared. */
  instanceNetworkInterfaceUpdate: mutation<
    {
      path: { interface: NameOrId }
      query?: MaybeInInstance
      body: InstanceNetworkInterfaceUpdate
    },
    InstanceNetworkInterface
  >('PUT', '/v1/network-interfaces/{interface}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (networkInterface, { path }) => [
      ...changed('networkInterface', path.interface, networkInterface),
      list('subnetNetworkInterface'),
    ],
  }),
  instanceNetworkInterfaceDelete: mutation<
    { path: { interface: NameOrId }; query?: MaybeInInstance },
    EmptyBody
  >('DELETE', '/v1/network-interfaces/{interface}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('networkInterface'), list('subnetNetworkInterface')],
  }),
}
