import type { InInstance, MaybeInInstance, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  InstanceNetworkInterface,
  InstanceNetworkInterfaceCreate,
  InstanceNetworkInterfaceResultsPage,
  InstanceNetworkInterfaceUpdate,
} from '@/api/schema/network-interfaces'

export const networkInterfaces = {
  instanceNetworkInterfaceList: query<
    { query: InInstance & PageByNameOrId },
    InstanceNetworkInterfaceResultsPage
  >('GET', '/v1/network-interfaces'),
  instanceNetworkInterfaceCreate: mutation<
    { query: InInstance; body: InstanceNetworkInterfaceCreate },
    InstanceNetworkInterface
  >('POST', '/v1/network-interfaces'),
  instanceNetworkInterfaceView: query<
    { path: { interface: NameOrId }; query?: MaybeInInstance },
    InstanceNetworkInterface
  >('GET', '/v1/network-interfaces/{interface}'),
  instanceNetworkInterfaceUpdate: mutation<
    {
      path: { interface: NameOrId }
      query?: MaybeInInstance
      body: InstanceNetworkInterfaceUpdate
    },
    InstanceNetworkInterface
  >('PUT', '/v1/network-interfaces/{interface}'),
  instanceNetworkInterfaceDelete: mutation<
    { path: { interface: NameOrId }; query?: MaybeInInstance },
    Nothing
  >('DELETE', '/v1/network-interfaces/{interface}'),
}
