import { tableOf } from '@/api/core/operation'
import { changed, every, items, itemsOf, list, one, oneBy, tag } from '@/api/core/tags'
import { systemCalls } from '@/api/generated/calls/system'
import type { Entries } from './entry'
import { withKeptKeys } from './kept-md5-keys'

/** What a change of the members of a rack affects. */
const OF_MEMBERS = [
  list('sled'),
  list('uninitializedSled'),
  list('physicalDisk'),
  list('rackMembership'),
]

/** A bundle of many gigabytes may take this long. */
const DOWNLOAD_TIMEOUT_MS = 24 * 60 * 60 * 1000

/** An upload of a repository of up to 4 GiB may take this long. */
const UPLOAD_TIMEOUT_MS = 4 * 60 * 60 * 1000

const STALE = [list('updateStatus'), list('updateRepository')]

/** Operations that only the screens of operators and silo administrators call. */
export const systemEntries = {
  // Addresses reserved for switches and pools.
  /** Lots cannot be changed, and racks before release 17 have only the blocks here. */
  networkingAddressLotView: {
    provides: (_found, { path }) => [tag('addressLot', path.addressLot)],
  },
  networkingAddressLotBlockList: { provides: () => [list('addressLotBlock')] },

  // What the rack reports, and the webhooks that receive it.
  alertClassList: { provides: () => [list('alertClass')] },
  alertDeliveryList: { provides: () => [list('alertDelivery')] },
  alertDeliveryResend: { invalidates: () => [list('alertDelivery')] },
  /** Waits for the endpoint to respond; may resend failed deliveries afterwards. */
  alertReceiverProbe: { invalidates: () => [list('alertDelivery')] },
  alertReceiverSubscriptionAdd: {
    invalidates: (_subscription, { path }) => [
      list('alertReceiver'),
      tag('alertReceiver', path.receiver),
    ],
  },
  alertReceiverSubscriptionRemove: {
    invalidates: (_empty, { path }) => [list('alertReceiver'), tag('alertReceiver', path.receiver)],
  },
  webhookReceiverCreate: { invalidates: () => [list('alertReceiver')] },
  webhookReceiverUpdate: {
    // Under the old name there is nothing left to read.
    invalidates: (_empty, { path, body }) => [
      list('alertReceiver'),
      tag('alertReceiver', body.name ?? path.receiver),
    ],
  },
  webhookSecretsList: { provides: () => [list('webhookSecret')] },
  webhookSecretsAdd: {
    invalidates: (_secret, { query }) => [
      list('webhookSecret'),
      list('alertReceiver'),
      tag('alertReceiver', query.receiver),
    ],
  },
  // The call does not name the receiver.
  webhookSecretsDelete: { invalidates: () => [list('webhookSecret'), every('alertReceiver')] },

  // The audit log, and the names of those in it.
  auditLogList: { provides: itemsOf('auditLogEntry') },

  // Bidirectional forwarding detection between switches and their peers.
  networkingBfdDisable: { invalidates: () => [list('bfdStatus')] },
  networkingBfdEnable: { invalidates: () => [list('bfdStatus')] },
  networkingBfdStatus: { provides: () => [list('bfdStatus')] },

  // Routing between the rack and external networks.
  networkingBgpConfigCreate: { invalidates: () => [list('bgpConfig'), list('bgpStatus')] },
  networkingBgpConfigUpdate: { invalidates: () => [list('bgpConfig'), list('bgpStatus')] },
  networkingBgpConfigDelete: { invalidates: () => [list('bgpConfig'), list('bgpStatus')] },
  networkingBgpAnnounceSetList: { provides: sets => items('bgpAnnounceSet', sets) },
  /** Creates or replaces. */
  networkingBgpAnnounceSetUpdate: {
    invalidates: () => [list('bgpAnnounceSet'), list('bgpAnnouncement'), list('bgpStatus')],
  },
  networkingBgpAnnounceSetDelete: {
    invalidates: () => [list('bgpAnnounceSet'), list('bgpStatus')],
  },
  networkingBgpExported: { provides: () => [list('bgpStatus')] },
  /** Its keys are names of peers, and whatever is in messages. */
  networkingBgpMessageHistory: {
    receive: 'verbatim',
    provides: () => [list('bgpStatus')],
  },
  networkingBgpImported: { provides: () => [list('bgpStatus')] },
  networkingBgpStatus: { provides: () => [list('bgpStatus')] },

  // Racks, switches and drives.
  physicalDiskListUnadopted: { provides: () => [list('unadoptedDisk')] },
  physicalDiskListAdoptionRequests: { provides: itemsOf('adoptionRequest') },
  physicalDiskEnableAdoption: {
    invalidates: () => [list('adoptionRequest'), list('unadoptedDisk'), list('physicalDisk')],
  },
  physicalDiskDisableAdoption: {
    invalidates: () => [list('adoptionRequest'), list('unadoptedDisk')],
  },

  // A silo's identity providers and local users.
  siloIdentityProviderList: { provides: itemsOf('identityProvider') },
  localIdpUserCreate: { invalidates: () => [list('user')] },
  localIdpUserDelete: { invalidates: () => [list('user'), list('group')] },
  samlIdentityProviderCreate: {
    invalidates: () => [list('identityProvider')],
  },
  samlIdentityProviderView: {
    provides: oneBy('identityProvider', 'provider'),
  },

  // Settings of the rack's network. There is one of each.
  networkingInboundIcmpView: { provides: () => [list('networkingSettings')] },
  networkingInboundIcmpUpdate: { invalidates: () => [list('networkingSettings')] },

  // Silos and their quotas.
  systemQuotasList: {
    provides: page => [
      list('siloQuotas'),
      ...page.items.map(quotas => tag('siloQuotas', quotas.siloId)),
    ],
  },
  siloCreate: {
    invalidates: () => [list('silo'), list('siloQuotas'), list('utilization')],
  },
  /** Refused while it has projects. */
  siloDelete: {
    invalidates: () => [list('silo'), list('siloQuotas'), list('utilization'), list('ipPoolSilo')],
  },
  siloQuotasView: {
    provides: (quotas, { path }) => one('siloQuotas', path.silo, { id: quotas.siloId }),
  },
  /** Changes only the given quotas. */
  siloQuotasUpdate: {
    invalidates: (quotas, { path }) => [
      ...changed('siloQuotas', path.silo, { id: quotas.siloId }),
      every('utilization'),
    ],
  },
  /** A user of any silo. */
  siloUserView: { provides: oneBy('user', 'userId') },
  siloUtilizationList: { provides: () => [list('utilization')] },
  siloUtilizationView: { provides: (_utilization, { path }) => [tag('utilization', path.silo)] },

  // Servers: those in use and those waiting to be added.
  /** Before release 18 it returns once the sled is added: two minutes, five at most. */
  rackMembershipAddSleds: {
    timeoutMs: 310_000,
    invalidates: () => OF_MEMBERS,
  },
  rackMembershipStatus: { provides: () => [list('rackMembership')] },
  rackMembershipAbort: { invalidates: () => OF_MEMBERS },
  sledPhysicalDiskList: { provides: itemsOf('physicalDisk') },
  sledInstanceList: { provides: () => [list('sledInstance')] },
  sledSetProvisionPolicy: {
    invalidates: (_policies, { path }) => [list('sled'), tag('sled', path.sledId)],
  },
  /** All on one page. */
  sledListUninitialized: { provides: () => [list('uninitializedSled')] },

  // Pools of routable subnets, as operators see them.
  systemSubnetPoolMemberList: { provides: () => [list('subnetPoolMember')] },
  systemSubnetPoolMemberAdd: {
    invalidates: () => [list('subnetPoolMember'), every('subnetPoolUtilization')],
  },
  systemSubnetPoolMemberRemove: {
    invalidates: () => [list('subnetPoolMember'), every('subnetPoolUtilization')],
  },
  systemSubnetPoolSiloList: { provides: () => [list('subnetPoolSilo')] },
  systemSubnetPoolSiloLink: { invalidates: () => [list('subnetPoolSilo'), every('subnetPool')] },
  systemSubnetPoolSiloUpdate: { invalidates: () => [list('subnetPoolSilo'), every('subnetPool')] },
  systemSubnetPoolSiloUnlink: { invalidates: () => [list('subnetPoolSilo'), every('subnetPool')] },
  systemSubnetPoolUtilizationView: {
    provides: (_utilization, { path }) => [tag('subnetPoolUtilization', path.pool)],
  },
  siloSubnetPoolList: { provides: itemsOf('subnetPool') },

  // Collected logs and state. Contents are read as bytes and never invalidated.
  supportBundleUpdate: {
    invalidates: (_bundle, { path }) => [
      list('supportBundle'),
      tag('supportBundle', path.bundleId),
    ],
  },
  /** The bundle is `destroying` for a while before it disappears. */
  supportBundleDelete: {
    invalidates: (_empty, { path }) => [list('supportBundle'), tag('supportBundle', path.bundleId)],
  },
  supportBundleDownload: { receive: 'bytes', timeoutMs: DOWNLOAD_TIMEOUT_MS },
  supportBundleHead: { kind: 'query', receive: 'size' },
  supportBundleDownloadFile: { receive: 'bytes' },
  supportBundleHeadFile: { kind: 'query', receive: 'size' },
  /** File names, one per line. */
  supportBundleIndex: { receive: 'bytes' },

  // Named sets of port settings.
  networkingSwitchPortSettingsCreate: {
    invalidates: ({ id, name }) => [
      list('switchPortSettings'),
      tag('switchPortSettings', id),
      tag('switchPortSettings', name),
      list('switchPortStatus'),
    ],
    complete: withKeptKeys,
  },

  // Switch ports, their link state and LLDP.
  networkingSwitchPortLldpConfigView: { provides: () => [list('lldpConfig')] },
  networkingSwitchPortLldpConfigUpdate: { invalidates: () => [list('lldpConfig')] },
  networkingSwitchPortApplySettings: {
    invalidates: () => [list('switchPort'), list('switchPortStatus')],
  },
  networkingSwitchPortClearSettings: {
    invalidates: () => [list('switchPort'), list('switchPortStatus')],
  },
  networkingSwitchPortStatus: { provides: () => [list('switchPortStatus')] },

  // IP pools, as operators see them.
  systemIpPoolRangeList: { provides: () => [list('ipPoolRange')] },
  systemIpPoolRangeAdd: { invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')] },
  /** The range must match exactly. */
  systemIpPoolRangeRemove: { invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')] },
  systemIpPoolSiloList: { provides: () => [list('ipPoolSilo')] },
  systemIpPoolSiloLink: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  /** Sets or unsets the default pool. A new default replaces the previous one. */
  systemIpPoolSiloUpdate: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  systemIpPoolSiloUnlink: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  systemIpPoolAssign: { invalidates: (pool, { path }) => changed('ipPool', path.pool, pool) },
  /** Pools linked to a silo, for operators. */
  siloIpPoolList: { provides: itemsOf('ipPool') },

  // The release that the system should run, and the repositories that contain releases.
  systemUpdateTrustRootCreate: { send: 'text' },
  targetReleaseUpdate: { invalidates: () => STALE },
  systemUpdateRecoveryFinish: { invalidates: () => STALE },
  systemUpdateRepositoryList: { provides: () => [list('updateRepository')] },
  systemUpdateRepositoryUpload: {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    invalidates: () => STALE,
  },
  systemUpdateRepositoryView: { provides: () => [list('updateRepository')] },
} satisfies Entries

/**
 * The operations that only operators and the administrators of a silo call. They load with their
 * routes.
 */
export const systemOperations = tableOf(systemCalls, systemEntries)
