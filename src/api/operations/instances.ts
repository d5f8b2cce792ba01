import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query, stream } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type { Disk, DiskPath, DiskResultsPage } from '@/api/schema/disks'
import type {
  Instance,
  InstanceCreate,
  InstanceResultsPage,
  InstanceSerialConsoleData,
  InstanceUpdate,
} from '@/api/schema/instances'
import type { SshKeyResultsPage } from '@/api/schema/ssh-keys'

export const instances = {
  instanceList: query<{ query: InProject & PageByNameOrId }, InstanceResultsPage>(
    'GET',
    '/v1/instances',
  ),
  instanceCreate: mutation<{ query: InProject; body: InstanceCreate }, Instance>(
    'POST',
    '/v1/instances',
  ),
  instanceView: query<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'GET',
    '/v1/instances/{instance}',
  ),
  instanceUpdate: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: InstanceUpdate },
    Instance
  >('PUT', '/v1/instances/{instance}'),
  instanceDelete: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, Nothing>(
    'DELETE',
    '/v1/instances/{instance}',
  ),
  instanceDiskList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    DiskResultsPage
  >('GET', '/v1/instances/{instance}/disks'),
  instanceDiskAttach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: DiskPath },
    Disk
  >('POST', '/v1/instances/{instance}/disks/attach'),
  instanceDiskDetach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: DiskPath },
    Disk
  >('POST', '/v1/instances/{instance}/disks/detach'),
  instanceReboot: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'POST',
    '/v1/instances/{instance}/reboot',
  ),
  instanceSerialConsole: query<
    {
      path: { instance: NameOrId }
      query?: MaybeInProject & {
        fromStart?: number | null | undefined
        maxBytes?: number | null | undefined
        mostRecent?: number | null | undefined
      }
    },
    InstanceSerialConsoleData
  >('GET', '/v1/instances/{instance}/serial-console'),
  instanceSerialConsoleStream: stream<{
    path: { instance: NameOrId }
    query?: MaybeInProject & { mostRecent?: number | null | undefined }
  }>('/v1/instances/{instance}/serial-console/stream'),
  instanceSshPublicKeyList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    SshKeyResultsPage
  >('GET', '/v1/instances/{instance}/ssh-public-keys'),
  instanceStart: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'POST',
    '/v1/instances/{instance}/start',
  ),
  instanceStop: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'POST',
    '/v1/instances/{instance}/stop',
  ),
}
