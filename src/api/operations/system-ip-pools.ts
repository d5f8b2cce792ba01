import type { Page, PageById, PageByNameOrId } from '@/api/core/arguments'
import type { NoArgs, EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, every, items, list, one, tag } from '@/api/core/tags'
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
  IpRange,
  NameOrId,
  SiloIpPoolResultsPage,
} from '@/api/generated/types'

/** Address pools, as operators see them. */
export const systemIpPools = {
  ipPoolList: query<{ query?: PageByNameOrId }, IpPoolResultsPage>('GET', '/v1/system/ip-pools', {
    isLoggable: true,
    provides: page => items('ipPool', page.items),
  }),
  ipPoolCreate: mutation<{ body: IpPoolCreate }, IpPool>('POST', '/v1/system/ip-pools', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('ipPool')],
  }),
  ipPoolView: query<{ path: { pool: NameOrId } }, IpPool>('GET', '/v1/system/ip-pools/{pool}', {
    isLoggable: true,
    provides: (pool, { path }) => one('ipPool', path.pool, pool),
  }),
  ipPoolUpdate: mutation<{ path: { pool: NameOrId }; body: IpPoolUpdate }, IpPool>(
    'PUT',
    '/v1/system/ip-pools/{pool}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: (pool, { path }) => changed('ipPool', path.pool, pool),
    },
  ),
  /** Refused while it has ranges. */
  ipPoolDelete: mutation<{ path: { pool: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/system/ip-pools/{pool}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('ipPool')] },
  ),
  ipPoolRangeList: query<{ path: { pool: NameOrId }; query?: Page }, IpPoolRangeResultsPage>(
    'GET',
    '/v1/system/ip-pools/{pool}/ranges',
    { isLoggable: true, provides: () => [list('ipPoolRange')] },
  ),
  ipPoolRangeAdd: mutation<{ path: { pool: NameOrId }; body: IpRange }, IpPoolRange>(
    'POST',
    '/v1/system/ip-pools/{pool}/ranges/add',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')],
    },
  ),
  /** The range has to be given exactly. */
  ipPoolRangeRemove: mutation<{ path: { pool: NameOrId }; body: IpRange }, EmptyBody>(
    'POST',
    '/v1/system/ip-pools/{pool}/ranges/remove',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')],
    },
  ),
  ipPoolSiloList: query<{ path: { pool: NameOrId }; query?: PageById }, IpPoolSiloLinkResultsPage>(
    'GET',
    '/v1/system/ip-pools/{pool}/silos',
    { isLoggable: true, provides: () => [list('ipPoolSilo')] },
  ),
  ipPoolSiloLink: mutation<{ path: { pool: NameOrId }; body: IpPoolLinkSilo }, IpPoolSiloLink>(
    'POST',
    '/v1/system/ip-pools/{pool}/silos',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('ipPoolSilo'), every('ipPool')],
    },
  ),
  /** Makes or unmakes the default; the former default steps back. */
  ipPoolSiloUpdate: mutation<
    { path: { pool: NameOrId; silo: NameOrId }; body: IpPoolSiloUpdate },
    IpPoolSiloLink
  >('PUT', '/v1/system/ip-pools/{pool}/silos/{silo}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('ipPoolSilo'), every('ipPool')],
  }),
  ipPoolSiloUnlink: mutation<{ path: { pool: NameOrId; silo: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/system/ip-pools/{pool}/silos/{silo}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('ipPoolSilo'), every('ipPool')],
    },
  ),
  ipPoolUtilizationView: query<{ path: { pool: NameOrId } }, IpPoolUtilization>(
    'GET',
    '/v1/system/ip-pools/{pool}/utilization',
    {
      isLoggable: true,
      provides: (_utilization, { path }) => [tag('ipPoolUtilization', path.pool)],
    },
  ),
  /** The pool of the system's own services. */
  ipPoolServiceView: query<NoArgs, IpPool>('GET', '/v1/system/ip-pools-service', {
    isLoggable: true,
    provides: pool => one('ipPool', pool.name, pool),
  }),
  ipPoolServiceRangeList: query<{ query?: Page }, IpPoolRangeResultsPage>(
    'GET',
    '/v1/system/ip-pools-service/ranges',
    { isLoggable: true, provides: () => [list('ipPoolRange')] },
  ),
  ipPoolServiceRangeAdd: mutation<{ body: IpRange }, IpPoolRange>(
    'POST',
    '/v1/system/ip-pools-service/ranges/add',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')],
    },
  ),
  ipPoolServiceRangeRemove: mutation<{ body: IpRange }, EmptyBody>(
    'POST',
    '/v1/system/ip-pools-service/ranges/remove',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')],
    },
  ),
  /** Pools linked to a silo, for operators. */
  siloIpPoolList: query<
    { path: { silo: NameOrId }; query?: PageByNameOrId },
    SiloIpPoolResultsPage
  >('GET', '/v1/system/silos/{silo}/ip-pools', {
    isLoggable: true,
    provides: page => items('ipPool', page.items),
  }),
}
