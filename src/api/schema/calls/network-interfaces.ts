import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import {
  InstanceNetworkInterface,
  InstanceNetworkInterfaceCreate,
  InstanceNetworkInterfaceResultsPage,
  InstanceNetworkInterfaceUpdate,
} from '../network-interfaces'
import { sorted } from './facts'

export const networkInterfacesCalls = {
  instanceNetworkInterfaceList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { instance: NameOrId }, { project: NameOrId.optional() }),
    result: InstanceNetworkInterfaceResultsPage,
  },
  instanceNetworkInterfaceCreate: {
    status: 201,
    query: z.object({ instance: NameOrId, project: NameOrId.optional() }),
    body: InstanceNetworkInterfaceCreate,
    result: InstanceNetworkInterface,
  },
  instanceNetworkInterfaceView: {
    status: 200,
    path: z.object({ interface: NameOrId }),
    query: z.object({ instance: NameOrId.optional(), project: NameOrId.optional() }),
    result: InstanceNetworkInterface,
  },
  instanceNetworkInterfaceUpdate: {
    status: 200,
    path: z.object({ interface: NameOrId }),
    query: z.object({ instance: NameOrId.optional(), project: NameOrId.optional() }),
    body: InstanceNetworkInterfaceUpdate,
    result: InstanceNetworkInterface,
  },
  instanceNetworkInterfaceDelete: {
    status: 204,
    path: z.object({ interface: NameOrId }),
    query: z.object({ instance: NameOrId.optional(), project: NameOrId.optional() }),
  },
}
