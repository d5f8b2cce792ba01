import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { VpcRouter, VpcRouterCreate, VpcRouterResultsPage, VpcRouterUpdate } from '../routers'
import { sorted } from './facts'

export const routersCalls = {
  vpcRouterList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { vpc: NameOrId }, { project: NameOrId.optional() }),
    result: VpcRouterResultsPage,
  },
  vpcRouterCreate: {
    status: 201,
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId }),
    body: VpcRouterCreate,
    result: VpcRouter,
  },
  vpcRouterView: {
    status: 200,
    path: z.object({ router: NameOrId }),
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId.optional() }),
    result: VpcRouter,
  },
  vpcRouterUpdate: {
    status: 200,
    path: z.object({ router: NameOrId }),
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId.optional() }),
    body: VpcRouterUpdate,
    result: VpcRouter,
  },
  vpcRouterDelete: {
    status: 204,
    path: z.object({ router: NameOrId }),
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId.optional() }),
  },
}
