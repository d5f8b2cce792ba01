import { changed, every, itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Instance, NameOrId } from '@/api/generated/types'
import type { Entries } from './entry'

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
  instanceList: { provides: itemsOf('instance') },
  /** Makes disks, interfaces, addresses and memberships along with it, all or nothing. */
  instanceCreate: {
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
  instanceView: { provides: oneBy('instance', 'instance') },
  /** What is left out is unset: send size, boot disk and policy together. */
  instanceUpdate: {
    invalidates: (instance, { path }) => changed('instance', path.instance, instance),
  },
  /** Stopped or failed only. Its disks and floating IPs are kept and become free. */
  instanceDelete: {
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
  /** Boot disk included. Tagged apart from `disk`: the list dies with the instance. */
  instanceDiskList: { provides: () => [list('instanceDisk')] },
  /** Answers the disk. */
  instanceDiskAttach: {
    invalidates: (disk, { path, body }) => [
      ...changed('disk', body.disk, disk),
      list('instanceDisk'),
      tag('instance', path.instance),
    ],
  },
  /** Answers the disk. The boot disk is refused. */
  instanceDiskDetach: {
    invalidates: (disk, { path, body }) => [
      ...changed('disk', body.disk, disk),
      list('instanceDisk'),
      tag('instance', path.instance),
    ],
  },
  instanceReboot: { invalidates: runStateChanged },
  /** Past output; section by section, not for polling. */
  instanceSerialConsole: {},
  /** The live console. */
  instanceSerialConsoleStream: {},
  /** The keys injected at creation. */
  instanceSshPublicKeyList: { provides: itemsOf('sshKey') },
  instanceStart: { invalidates: runStateChanged },
  instanceStop: { invalidates: runStateChanged },
} satisfies Entries
