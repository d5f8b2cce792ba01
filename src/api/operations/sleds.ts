import type { Page, PageById } from '@/api/core/arguments'
import { mutation, query } from '@/api/core/operation'
import type { PhysicalDiskResultsPage } from '@/api/schema/hardware'
import type {
  Sled,
  SledId,
  SledInstanceResultsPage,
  SledProvisionPolicyParams,
  SledProvisionPolicyResponse,
  SledResultsPage,
  UninitializedSledId,
  UninitializedSledResultsPage,
} from '@/api/schema/sleds'

export const sleds = {
  sledList: query<{ query?: PageById }, SledResultsPage>('GET', '/v1/system/hardware/sleds'),
  sledAdd: mutation<{ body: UninitializedSledId }, SledId>('POST', '/v1/system/hardware/sleds'),
  sledView: query<{ path: { sledId: string } }, Sled>('GET', '/v1/system/hardware/sleds/{sledId}'),
  sledPhysicalDiskList: query<
    { path: { sledId: string }; query?: PageById },
    PhysicalDiskResultsPage
  >('GET', '/v1/system/hardware/sleds/{sledId}/disks'),
  sledInstanceList: query<{ path: { sledId: string }; query?: PageById }, SledInstanceResultsPage>(
    'GET',
    '/v1/system/hardware/sleds/{sledId}/instances',
  ),
  sledSetProvisionPolicy: mutation<
    { path: { sledId: string }; body: SledProvisionPolicyParams },
    SledProvisionPolicyResponse
  >('PUT', '/v1/system/hardware/sleds/{sledId}/provision-policy'),
  sledListUninitialized: query<{ query?: Page }, UninitializedSledResultsPage>(
    'GET',
    '/v1/system/hardware/sleds-uninitialized',
  ),
}
