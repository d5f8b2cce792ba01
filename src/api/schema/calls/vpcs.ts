import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { Vpc, VpcCreate, VpcResultsPage, VpcUpdate } from '../vpcs'
import { sorted } from './facts'

export const vpcsCalls = {
  vpcList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: VpcResultsPage,
  },
  vpcCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: VpcCreate,
    result: Vpc,
  },
  vpcView: {
    status: 200,
    path: z.object({ vpc: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Vpc,
  },
  vpcUpdate: {
    status: 200,
    path: z.object({ vpc: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: VpcUpdate,
    result: Vpc,
  },
  vpcDelete: {
    status: 204,
    path: z.object({ vpc: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
}
