import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { InstanceNetworkInterfaceResultsPage } from '../network-interfaces'
import { VpcSubnet, VpcSubnetCreate, VpcSubnetResultsPage, VpcSubnetUpdate } from '../subnets'
import { sorted } from './facts'

export const subnetsCalls = {
  vpcSubnetList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { vpc: NameOrId }, { project: NameOrId.optional() }),
    result: VpcSubnetResultsPage,
  },
  vpcSubnetCreate: {
    status: 201,
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId }),
    body: VpcSubnetCreate,
    result: VpcSubnet,
  },
  vpcSubnetView: {
    status: 200,
    path: z.object({ subnet: NameOrId }),
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId.optional() }),
    result: VpcSubnet,
  },
  vpcSubnetUpdate: {
    status: 200,
    path: z.object({ subnet: NameOrId }),
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId.optional() }),
    body: VpcSubnetUpdate,
    result: VpcSubnet,
  },
  vpcSubnetDelete: {
    status: 204,
    path: z.object({ subnet: NameOrId }),
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId.optional() }),
  },
  vpcSubnetListNetworkInterfaces: {
    status: 200,
    path: z.object({ subnet: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional(), vpc: NameOrId.optional() }),
    result: InstanceNetworkInterfaceResultsPage,
  },
}
