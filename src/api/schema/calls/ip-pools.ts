import { z } from 'zod'
import { IpRange } from '../addresses'
import { IdSortMode, NameOrId, NameOrIdSortMode } from '../common'
import {
  IpPool,
  IpPoolCreate,
  IpPoolLinkSilo,
  IpPoolRange,
  IpPoolRangeResultsPage,
  IpPoolResultsPage,
  IpPoolSiloLink,
  IpPoolSiloLinkResultsPage,
  IpPoolSiloUpdate,
  IpPoolUpdate,
  IpPoolUtilization,
  SiloIpPool,
  SiloIpPoolResultsPage,
} from '../ip-pools'
import { paged, sorted } from './facts'

export const ipPoolsCalls = {
  projectIpPoolList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: SiloIpPoolResultsPage,
  },
  projectIpPoolView: {
    status: 200,
    path: z.object({ pool: NameOrId }),
    result: SiloIpPool,
  },
  ipPoolList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: IpPoolResultsPage,
  },
  ipPoolCreate: {
    status: 201,
    body: IpPoolCreate,
    result: IpPool,
  },
  ipPoolView: {
    status: 200,
    path: z.object({ pool: NameOrId }),
    result: IpPool,
  },
  ipPoolUpdate: {
    status: 200,
    path: z.object({ pool: NameOrId }),
    body: IpPoolUpdate,
    result: IpPool,
  },
  ipPoolDelete: {
    status: 204,
    path: z.object({ pool: NameOrId }),
  },
  ipPoolRangeList: {
    status: 200,
    path: z.object({ pool: NameOrId }),
    query: paged({}, {}),
    result: IpPoolRangeResultsPage,
  },
  ipPoolRangeAdd: {
    status: 201,
    path: z.object({ pool: NameOrId }),
    body: IpRange,
    result: IpPoolRange,
  },
  ipPoolRangeRemove: {
    status: 204,
    path: z.object({ pool: NameOrId }),
    body: IpRange,
  },
  ipPoolSiloList: {
    status: 200,
    path: z.object({ pool: NameOrId }),
    query: sorted(IdSortMode, {}, {}),
    result: IpPoolSiloLinkResultsPage,
  },
  ipPoolSiloLink: {
    status: 201,
    path: z.object({ pool: NameOrId }),
    body: IpPoolLinkSilo,
    result: IpPoolSiloLink,
  },
  ipPoolSiloUpdate: {
    status: 200,
    path: z.object({ pool: NameOrId, silo: NameOrId }),
    body: IpPoolSiloUpdate,
    result: IpPoolSiloLink,
  },
  ipPoolSiloUnlink: {
    status: 204,
    path: z.object({ pool: NameOrId, silo: NameOrId }),
  },
  ipPoolUtilizationView: {
    status: 200,
    path: z.object({ pool: NameOrId }),
    result: IpPoolUtilization,
  },
  ipPoolServiceView: {
    status: 200,
    result: IpPool,
  },
  ipPoolServiceRangeList: {
    status: 200,
    query: paged({}, {}),
    result: IpPoolRangeResultsPage,
  },
  ipPoolServiceRangeAdd: {
    status: 201,
    body: IpRange,
    result: IpPoolRange,
  },
  ipPoolServiceRangeRemove: {
    status: 204,
    body: IpRange,
  },
  siloIpPoolList: {
    status: 200,
    path: z.object({ silo: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, {}),
    result: SiloIpPoolResultsPage,
  },
}
