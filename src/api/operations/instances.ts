import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query, stream } from '@/api/core/operation'
import { changed, every, items, list, one, tag } from '@/api/core/tags'
import type {
  Disk,
  DiskPath,
  DiskResultsPage,
  Instance,
  InstanceCreate,
  InstanceResultsPage,
  InstanceSerialConsoleData,
  InstanceUpdate,
  NameOrId,
  SshKeyResultsPage,
} from '@/api/generated/types'

/** Group members and sleds show run states, and running instances count as used. */
const runStateChanged = (instance: Instance, { path }: { path: { instance: NameOrId } }) => [
  ...changed('instance', path.instance, instance),
  every('utilization'),
  list('affinityGroupMember'),
  list('antiAffinityGroupMember'),
  list('sledInstance'),
]

/** Instances, their disks and their console. */
export const instances = {
  instanceList: query<{ query: InProject & PageByNameOrId }, InstanceResultsPage>(
    'GET',
    '/v1/instances',
    { isLoggable: true, provides: page => items('instance', page.items) },
  ),
  /** Makes disks, interfaces, addresses and memberships along with it, all or nothing. */
  instanceCreate: mutation<{ query: InProject; body: InstanceCreate }, Instance>(
    'POST',
    '/v1/instances',
    {
      isLoggable: true,
      isBodyLoggable: false,
      invalidates: () => [
        list('instance'),
        every('disk'),
        every('floatingIp'),
        list('subnetNetworkInterface'),
        list('antiAffinityGroupMember'),
        every('ipPoolUtilization'),
        every('utilization'),
      ],
    },
  ),
  instanceView: query<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'GET',
    '/v1/instances/{instance}',
    {
      isLoggable: true,
      provides: (instance, { path }) => one('instance', path.instance, instance),
    },
  ),
  /** What is left out is unset: send size, boot disk and policy together. */
  instanceUpdate: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: InstanceUpdate },
    Instance
  >('PUT', '/v1/instances/{instance}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (instance, { path }) => changed('instance', path.instance, instance),
  }),
  /** Stopped or failed only. Its disks and floating IPs are kept and become free. */
  instanceDelete: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, EmptyBody>(
    'DELETE',
    '/v1/instances/{instance}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [
        list('instance'),
        every('disk'),
        every('floatingIp'),
        list('subnetNetworkInterface'),
        list('affinityGroupMember'),
        list('antiAffinityGroupMember'),
        every('ipPoolUtilization'),
        every('utilization'),
        list('sledInstance'),
      ],
    },
  ),
  /** Boot disk included. Tagged apart from `disk`: the list dies with the instance. */
  instanceDiskList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    DiskResultsPage
  >('GET', '/v1/instances/{instance}/disks', {
    isLoggable: true,
    provides: () => [list('instanceDisk')],
  }),
  /** Answers the disk. */
  instanceDiskAttach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: DiskPath },
    Disk
  >('POST', '/v1/instances/{instance}/disks/attach', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (disk, { path, body }) => [
      ...changed('disk', body.disk, disk),
      list('instanceDisk'),
      tag('instance', path.instance),
    ],
  }),
  /** Answers the disk. The boot disk is refused. */
  instanceDiskDetach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: DiskPath },
    Disk
  >('POST', '/v1/instances/{instance}/disks/detach', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (disk, { path, body }) => [
      ...changed('disk', body.disk, disk),
      list('instanceDisk'),
      tag('instance', path.instance),
    ],
  }),
  instanceReboot: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'POST',
    '/v1/instances/{instance}/reboot',
    { isLoggable: true, isBodyLoggable: true, invalidates: runStateChanged },
  ),
  /** Past output; section by section, not for polling. */
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
  >('GET', '/v1/instances/{instance}/serial-console', { isLoggable: false }),
  /** The live console. */
  instanceSerialConsoleStream: stream<{
    path: { instance: NameOrId }
    query?: MaybeInProject & { mostRecent?: number | null | undefined }
  }>('/v1/instances/{instance}/serial-console/stream'),
  /** The keys injected at creation. */
  instanceSshPublicKeyList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    SshKeyResultsPage
  >('GET', '/v1/instances/{instance}/ssh-public-keys', {
    isLoggable: true,
    provides: page => items('sshKey', page.items),
  }),
  instanceStart: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'POST',
    '/v1/instances/{instance}/start',
    { isLoggable: true, isBodyLoggable: true, invalidates: runStateChanged },
  ),
  instanceStop: mutation<{ path: { instance: NameOrId }; query?: MaybeInProject }, Instance>(
    'POST',
    '/v1/instances/{instance}/stop',
    { isLoggable: true, isBodyLoggable: true, invalidates: runStateChanged },
  ),
}
