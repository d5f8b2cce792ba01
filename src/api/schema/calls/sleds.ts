import { z } from 'zod'
import { IdSortMode } from '../common'
import { PhysicalDiskResultsPage } from '../hardware'
import { uuid } from '../scalars'
import {
  Sled,
  SledId,
  SledInstanceResultsPage,
  SledProvisionPolicyParams,
  SledProvisionPolicyResponse,
  SledResultsPage,
  UninitializedSledId,
  UninitializedSledResultsPage,
} from '../sleds'
import { paged, sorted } from './facts'

export const sledsCalls = {
  sledList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: SledResultsPage,
  },
  sledAdd: {
    status: 201,
    body: UninitializedSledId,
    result: SledId,
  },
  sledView: {
    status: 200,
    path: z.object({ sledId: uuid }),
    result: Sled,
  },
  sledPhysicalDiskList: {
    status: 200,
    path: z.object({ sledId: uuid }),
    query: sorted(IdSortMode, {}, {}),
    result: PhysicalDiskResultsPage,
  },
  sledInstanceList: {
    status: 200,
    path: z.object({ sledId: uuid }),
    query: sorted(IdSortMode, {}, {}),
    result: SledInstanceResultsPage,
  },
  sledSetProvisionPolicy: {
    status: 200,
    path: z.object({ sledId: uuid }),
    body: SledProvisionPolicyParams,
    result: SledProvisionPolicyResponse,
  },
  sledListUninitialized: {
    status: 200,
    query: paged({}, {}),
    result: UninitializedSledResultsPage,
  },
}
