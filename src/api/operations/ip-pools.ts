import type { Page, PageById, PageByNameOrId } from '@/api/core/arguments'
import type { NoArgs, Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { IpRange } from '@/api/schema/addresses'
import type { NameOrId } from '@/api/schema/common'
import type {
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
} from '@/api/schema/ip-pools'

export const ipPools = {
  projectIpPoolList: query<{ query?: PageByNameOrId }, SiloIpPoolResultsPage>(
    'GET',
    '/v1/ip-pools',
  ),
  projectIpPoolView: query<{ path: { pool: NameOrId } }, SiloIpPool>('GET', '/v1/ip-pools/{pool}'),
  ipPoolList: query<{ query?: PageByNameOrId }, IpPoolResultsPage>('GET', '/v1/system/ip-pools'),
  ipPoolCreate: mutation<{ body: IpPoolCreate }, IpPool>('POST', '/v1/system/ip-pools'),
  ipPoolView: query<{ path: { pool: NameOrId } }, IpPool>('GET', '/v1/system/ip-pools/{pool}'),
  ipPoolUpdate: mutation<{ path: { pool: NameOrId }; body: IpPoolUpdate }, IpPool>(
    'PUT',
    '/v1/system/ip-pools/{pool}',
  ),
  ipPoolDelete: mutation<{ path: { pool: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/system/ip-pools/{pool}',
  ),
  ipPoolRangeList: query<{ path: { pool: NameOrId }; query?: Page }, IpPoolRangeResultsPage>(
    'GET',
    '/v1/system/ip-pools/{pool}/ranges',
  ),
  ipPoolRangeAdd: mutation<{ path: { pool: NameOrId }; body: IpRange }, IpPoolRange>(
    'POST',
    '/v1/system/ip-pools/{pool}/ranges/add',
  ),
  ipPoolRangeRemove: mutation<{ path: { pool: NameOrId }; body: IpRange }, Nothing>(
    'POST',
    '/v1/system/ip-pools/{pool}/ranges/remove',
  ),
  ipPoolSiloList: query<{ path: { pool: NameOrId }; query?: PageById }, IpPoolSiloLinkResultsPage>(
    'GET',
    '/v1/system/ip-pools/{pool}/silos',
  ),
  ipPoolSiloLink: mutation<{ path: { pool: NameOrId }; body: IpPoolLinkSilo }, IpPoolSiloLink>(
    'POST',
    '/v1/system/ip-pools/{pool}/silos',
  ),
  ipPoolSiloUpdate: mutation<
    { path: { pool: NameOrId; silo: NameOrId }; body: IpPoolSiloUpdate },
    IpPoolSiloLink
  >('PUT', '/v1/system/ip-pools/{pool}/silos/{silo}'),
  ipPoolSiloUnlink: mutation<{ path: { pool: NameOrId; silo: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/system/ip-pools/{pool}/silos/{silo}',
  ),
  ipPoolUtilizationView: query<{ path: { pool: NameOrId } }, IpPoolUtilization>(
    'GET',
    '/v1/system/ip-pools/{pool}/utilization',
  ),
  ipPoolServiceView: query<NoArgs, IpPool>('GET', '/v1/system/ip-pools-service'),
  ipPoolServiceRangeList: query<{ query?: Page }, IpPoolRangeResultsPage>(
    'GET',
    '/v1/system/ip-pools-service/ranges',
  ),
  ipPoolServiceRangeAdd: mutation<{ body: IpRange }, IpPoolRange>(
    'POST',
    '/v1/system/ip-pools-service/ranges/add',
  ),
  ipPoolServiceRangeRemove: mutation<{ body: IpRange }, Nothing>(
    'POST',
    '/v1/system/ip-pools-service/ranges/remove',
  ),
  siloIpPoolList: query<
    { path: { silo: NameOrId }; query?: PageByNameOrId },
    SiloIpPoolResultsPage
  >('GET', '/v1/system/silos/{silo}/ip-pools'),
}
