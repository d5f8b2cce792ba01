import type { Page, PageById } from '@/api/core/arguments'
import { mutation, query } from '@/api/core/operation'
import { items, list, one, tag } from '@/api/core/tags'
import type {
  PhysicalDiskResultsPage,
  Sled,
  SledId,
  SledInstanceResultsPage,
  SledProvisionPolicyParams,
  SledProvisionPolicyResponse,
  SledResultsPage,
  UninitializedSledId,
  UninitializedSledResultsPage,
} from '@/api/generated/types'

/** Servers: those in use and those waiting to be added. */
export const sleds = {
  sledList: query<{ query?: PageById }, SledResultsPage>('GET', '/v1/system/hardware/sleds', {
    isLoggable: true,
    provides: page => items('sled', page.items),
  }),
  /** Answers the id of the new sled, which takes the server two minutes, and five at most. */
  sledAdd: mutation<{ body: UninitializedSledId }, SledId>('POST', '/v1/system/hardware/sleds', {
    isLoggable: true,
    isBodyLoggable: true,
    patience: 310_000,
    invalidates: () => [list('sled'), list('uninitializedSled'), list('physicalDisk')],
  }),
  sledView: query<{ path: { sledId: string } }, Sled>('GET', '/v1/system/hardware/sleds/{sledId}', {
    isLoggable: true,
    provides: (sled, { path }) => one('sled', path.sledId, sled),
  }),
  sledPhysicalDiskList: query<
    { path: { sledId: string }; query?: PageById },
    PhysicalDiskResultsPage
  >('GET', '/v1/system/hardware/sleds/{sledId}/disks', {
    isLoggable: true,
    provides: page => items('physicalDisk', page.items),
  }),
  sledInstanceList: query<{ path: { sledId: string }; query?: PageById }, SledInstanceResultsPage>(
    'GET',
    '/v1/system/hardware/sleds/{sledId}/instances',
    { isLoggable: true, provides: () => [list('sledInstance')] },
  ),
  sledSetProvisionPolicy: mutation<
    { path: { sledId: string }; body: SledProvisionPolicyParams },
    SledProvisionPolicyResponse
  >('PUT', '/v1/system/hardware/sleds/{sledId}/provision-policy', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (_policies, { path }) => [list('sled'), tag('sled', path.sledId)],
  }),
  /** All on one page. */
  sledListUninitialized: query<{ query?: Page }, UninitializedSledResultsPage>(
    'GET',
    '/v1/system/hardware/sleds-uninitialized',
    { isLoggable: true, provides: () => [list('uninitializedSled')] },
  ),
}
