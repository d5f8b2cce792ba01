import { changed, every, itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Instance, NameOrId } from '@/api/generated/types'
import type { Entries } from './entry'

/** Group members and sleds show run states, and running instances count towards utilization. */
const runStateChanged = (instance: Instance, { path }: { path: { instance: NameOrId } }) => [
  ...changed('instance', path.instance, instance),
  every('utilization'),
  list('affinityGroupMember'),
  list('antiAffinityGroupMember'),
  list('sledInstance'),
]

/** Instances, their disks and their serial consoles. */
export const instances = {
  instanceList: { provides: itemsOf('instance') },
  /** Also creates disks, interfaces, addresses and memberships, all or nothing. */
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
  /** Unsets what is left out: send size, boot disk and auto-restart policy together. */
  instanceUpdate: {
    invalidates: (instance, { path }) => changed('instance', path.instance, instance),
  },
  /** Stopped or failed instances only. Keeps their disks and floating IPs, but detaches them. */
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
  /** With the boot disk. Not tagged `disk`: must not be refetched for a deleted instance. */
  instanceDiskList: { provides: () => [list('instanceDisk')] },
  /** Returns the disk. */
  instanceDiskAttach: {
    invalidates: (disk, { path, body }) => [
      ...changed('disk', body.disk, disk),
      list('instanceDisk'),
      tag('instance', path.instance),
    ],
  },
  /** Returns the disk. Refused for the boot disk. */
  instanceDiskDetach: {
    invalidates: (disk, { path, body }) => [
      ...changed('disk', body.disk, disk),
      list('instanceDisk'),
      tag('instance', path.instance),
    ],
  },
  instanceReboot: { invalidates: runStateChanged },
  /** Past output, one section per request. Not for polling. */
  instanceSerialConsole: {},
  /** The live console. */
  instanceSerialConsoleStream: {},
  /** The keys injected at creation. */
  instanceSshPublicKeyList: { provides: itemsOf('sshKey') },
  instanceStart: { invalidates: runStateChanged },
  instanceStop: { invalidates: runStateChanged },
} satisfies Entries
