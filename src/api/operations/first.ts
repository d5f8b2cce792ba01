import { changed, every, itemsOf, list, tag } from '@/api/core/tags'
import type { Entries } from './entry'
import type { Instance, NameOrId, OxqlQueryResult } from '@/api/generated/types'

/** Group members and sleds show run states, and running instances count towards utilization. */
const runStateChanged = (instance: Instance, { path }: { path: { instance: NameOrId } }) => [
  ...changed('instance', path.instance, instance),
  every('utilization'),
  list('affinityGroupMember'),
  list('antiAffinityGroupMember'),
  list('sledInstance'),
]

/** Racks refuse to group timeseries without values, and may call aligned ones not aligned. */
const ifRefused = (message: string): OxqlQueryResult | undefined =>
  message.startsWith('Input tables to a `group_by`')
    ? { tables: [{ name: '', timeseries: [] }] }
    : undefined

/**
 * The operations in the first scripts of the console, as far as they are unusual. Those of the other
 * areas load with their routes.
 */
export const firstEntries = {
  // Projects. A new one comes with a default VPC.
  projectCreate: { invalidates: () => [list('project'), list('vpc')] },

  // Instances, their disks and their serial consoles.
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
  /** The keys injected at creation. */
  instanceSshPublicKeyList: { provides: itemsOf('sshKey') },
  instanceStart: { invalidates: runStateChanged },
  instanceStop: { invalidates: runStateChanged },

  // Disks and their import. A disk list or detail is polled while its state is transient.
  diskCreate: { invalidates: () => [list('disk'), every('utilization')] },
  /** Detached or faulted disks only. */
  diskDelete: { invalidates: () => [list('disk'), every('utilization')] },
  /** Writes one of an upload's hundreds of chunks: invalidates nothing, and times out early. */
  diskBulkWriteImport: { timeoutMs: 30_000 },
  /** `import_ready` → `importing_from_bulk_writes`. */
  diskBulkWriteImportStart: {
    invalidates: (_answer, { path }) => [list('disk'), tag('disk', path.disk)],
  },
  /** Back to `import_ready`. */
  diskBulkWriteImportStop: {
    invalidates: (_answer, { path }) => [list('disk'), tag('disk', path.disk)],
  },
  /** To `detached`. Takes a snapshot if the request names one. */
  diskFinalizeImport: {
    invalidates: (_answer, { path }) => [
      list('disk'),
      tag('disk', path.disk),
      list('snapshot'),
      every('utilization'),
    ],
  },

  // Snapshots of disks. They count towards storage.
  snapshotCreate: {
    invalidates: ({ diskId }) => [
      list('snapshot'),
      list('disk'),
      tag('disk', diskId),
      every('utilization'),
    ],
  },
  snapshotDelete: { invalidates: () => [list('snapshot'), every('utilization')] },

  // Images of a project, or of the silo when no project is given.
  /** From silo to `project`. */
  imageDemote: { invalidates: () => [list('image')] },
  /** From project to silo. The image is no longer in its project, so only lists are refetched. */
  imagePromote: { invalidates: () => [list('image')] },

  // Lists of the groups that keep instances together or apart, and changes to their members.
  /** The instance must be stopped. */
  affinityGroupMemberInstanceAdd: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  affinityGroupMemberInstanceDelete: {
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  },
  /** The instance must be stopped. */
  antiAffinityGroupMemberInstanceAdd: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },
  antiAffinityGroupMemberInstanceDelete: {
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  },

  // An instance's external IPs. Allocating one takes it from a pool.
  /** One page. Not tagged `floatingIp`: the list must not be refetched for a deleted instance. */
  instanceExternalIpList: { provides: () => [list('externalIp')] },
  /** An instance has at most one. Returns it. */
  instanceEphemeralIpAttach: {
    invalidates: (_answer, { path }) => [
      list('externalIp'),
      tag('instance', path.instance),
      every('ipPoolUtilization'),
    ],
  },
  instanceEphemeralIpDetach: {
    invalidates: (_answer, { path }) => [
      list('externalIp'),
      tag('instance', path.instance),
      every('ipPoolUtilization'),
    ],
  },

  // Addresses that can move from instance to instance.
  floatingIpCreate: { invalidates: () => [list('floatingIp'), every('ipPoolUtilization')] },
  floatingIpUpdate: {
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  },
  /** Refused while attached. */
  floatingIpDelete: { invalidates: () => [list('floatingIp'), every('ipPoolUtilization')] },
  floatingIpAttach: {
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  },
  floatingIpDetach: {
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  },

  // An instance's network interfaces. For most changes it must be stopped.
  instanceNetworkInterfaceCreate: {
    invalidates: () => [list('networkInterface'), list('subnetNetworkInterface')],
  },
  /** Clears the transit IPs if they are left out. */
  instanceNetworkInterfaceUpdate: {
    invalidates: (networkInterface, { path }) => [
      ...changed('networkInterface', path.interface, networkInterface),
      list('subnetNetworkInterface'),
    ],
  },
  instanceNetworkInterfaceDelete: {
    invalidates: () => [list('networkInterface'), list('subnetNetworkInterface')],
  },

  // Subnets of a VPC.
  vpcSubnetCreate: { invalidates: () => [list('vpcSubnet'), list('routerRoute')] },
  /** Detaches the custom router if it is left out. Also renames the subnet's route. */
  vpcSubnetUpdate: {
    invalidates: (subnet, { path }) => [
      ...changed('vpcSubnet', path.subnet, subnet),
      list('routerRoute'),
    ],
  },
  vpcSubnetDelete: { invalidates: () => [list('vpcSubnet'), list('routerRoute')] },
  /** The interfaces of all instances. */
  vpcSubnetListNetworkInterfaces: { provides: () => [list('subnetNetworkInterface')] },

  // Users and groups, and the current user.
  /** The caller's groups. */
  currentUserGroups: { provides: () => [list('currentUser')] },
  /** Users of any silo, for operators. */
  siloUserList: { provides: itemsOf('user') },

  // Role assignments. An update replaces the whole policy.
  /** The caller's silo. */
  policyView: { provides: () => [tag('policy', 'silo')] },
  policyUpdate: {
    // A silo role may grant a fleet role.
    invalidates: () => [tag('policy', 'silo'), tag('policy', 'fleet')],
  },
  projectPolicyView: { provides: () => [tag('policy', 'project')] },
  projectPolicyUpdate: { invalidates: () => [tag('policy', 'project')] },
  /** Any silo, for operators. */
  siloPolicyView: { provides: () => [tag('policy', 'silo')] },
  siloPolicyUpdate: {
    // It may be the operator's own silo, where a role may grant a fleet role.
    invalidates: () => [tag('policy', 'silo'), tag('policy', 'fleet')],
  },
  /** For fleet viewers only. A 403 means that the caller is not one, and is not a failure. */
  systemPolicyView: { expect: [403], provides: () => [tag('policy', 'fleet')] },
  systemPolicyUpdate: { invalidates: () => [tag('policy', 'fleet')] },

  // Signing in and out, and the device flow (RFC 8628).
  /** Sets the session cookie. 401 here means a wrong password, not a lost session. */
  loginLocal: {
    invalidates: () => [list('currentUser')],
  },

  // Usage and quotas.
  /** The caller's silo. */
  utilizationView: { provides: () => [tag('utilization', 'own')] },

  // OxQL queries: POST requests that only read, so they are cached like reads.
  /** For the whole system. */
  systemTimeseriesQuery: { kind: 'query', ifRefused, timeoutMs: 60_000 },
  /** For one project. */
  timeseriesQuery: { kind: 'query', ifRefused, timeoutMs: 60_000 },

  // What screens outside the system tell fleet viewers about the rack.
  systemIpPoolUtilizationView: {
    provides: (_utilization, { path }) => [tag('ipPoolUtilization', path.pool)],
  },
  systemUpdateStatus: { provides: () => [list('updateStatus')] },

  // Whether the API responds.
  ping: { timeoutMs: 5_000 },
} satisfies Entries
