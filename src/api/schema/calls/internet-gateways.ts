import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import {
  InternetGateway,
  InternetGatewayCreate,
  InternetGatewayIpAddress,
  InternetGatewayIpAddressCreate,
  InternetGatewayIpAddressResultsPage,
  InternetGatewayIpPool,
  InternetGatewayIpPoolCreate,
  InternetGatewayIpPoolResultsPage,
  InternetGatewayResultsPage,
} from '../internet-gateways'
import { boolean, sorted } from './facts'

export const internetGatewaysCalls = {
  internetGatewayIpAddressList: {
    status: 200,
    query: sorted(
      NameOrIdSortMode,
      { gateway: NameOrId },
      { project: NameOrId.optional(), vpc: NameOrId.optional() },
    ),
    result: InternetGatewayIpAddressResultsPage,
  },
  internetGatewayIpAddressCreate: {
    status: 201,
    query: z.object({ gateway: NameOrId, project: NameOrId.optional(), vpc: NameOrId.optional() }),
    body: InternetGatewayIpAddressCreate,
    result: InternetGatewayIpAddress,
  },
  internetGatewayIpAddressDelete: {
    status: 204,
    path: z.object({ address: NameOrId }),
    query: z.object({
      cascade: boolean.optional(),
      gateway: NameOrId.optional(),
      project: NameOrId.optional(),
      vpc: NameOrId.optional(),
    }),
  },
  internetGatewayIpPoolList: {
    status: 200,
    query: sorted(
      NameOrIdSortMode,
      { gateway: NameOrId },
      { project: NameOrId.optional(), vpc: NameOrId.optional() },
    ),
    result: InternetGatewayIpPoolResultsPage,
  },
  internetGatewayIpPoolCreate: {
    status: 201,
    query: z.object({ gateway: NameOrId, project: NameOrId.optional(), vpc: NameOrId.optional() }),
    body: InternetGatewayIpPoolCreate,
    result: InternetGatewayIpPool,
  },
  internetGatewayIpPoolDelete: {
    status: 204,
    path: z.object({ pool: NameOrId }),
    query: z.object({
      cascade: boolean.optional(),
      gateway: NameOrId.optional(),
      project: NameOrId.optional(),
      vpc: NameOrId.optional(),
    }),
  },
  internetGatewayList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { vpc: NameOrId }, { project: NameOrId.optional() }),
    result: InternetGatewayResultsPage,
  },
  internetGatewayCreate: {
    status: 201,
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId }),
    body: InternetGatewayCreate,
    result: InternetGateway,
  },
  internetGatewayView: {
    status: 200,
    path: z.object({ gateway: NameOrId }),
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId.optional() }),
    result: InternetGateway,
  },
  internetGatewayDelete: {
    status: 204,
    path: z.object({ gateway: NameOrId }),
    query: z.object({
      cascade: boolean.optional(),
      project: NameOrId.optional(),
      vpc: NameOrId.optional(),
    }),
  },
}
