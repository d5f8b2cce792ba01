import type { IpPoolAssignment } from '@/api/generated/types'
import { truncateMiddle } from '@/lib/text'
import { definePath, type PathParams } from '@/store/routing/path'

/** The addresses of the operator's pages. */
export const systemPaths = {
  home: definePath('/system/home'),
  silos: definePath('/system/silos'),
  siloCreate: definePath('/system/silos-new'),
  silo: definePath('/system/silos/:silo'),
  identityProviderCreate: definePath('/system/silos/:silo/idps-new'),
  identityProvider: definePath('/system/silos/:silo/idps/saml/:provider'),
  utilization: definePath('/system/utilization'),
  metrics: definePath('/system/metrics'),
  /** Leads to the metrics, as other consoles call them. */
  oxql: definePath('/system/oxql?query'),
  inventory: definePath('/system/inventory'),
  sleds: definePath('/system/inventory/sleds'),
  sled: definePath('/system/inventory/sleds/:sledId'),
  sledInstances: definePath('/system/inventory/sleds/:sledId/instances'),
  sledDisks: definePath('/system/inventory/sleds/:sledId/disks'),
  sledDrain: definePath('/system/inventory/sleds/:sledId/drain?plan'),
  uninitializedSleds: definePath('/system/inventory/uninitialized'),
  unadoptedDisks: definePath('/system/inventory/unadopted'),
  physicalDisks: definePath('/system/inventory/disks'),
  physicalDisk: definePath('/system/inventory/disks/:diskId'),
  racks: definePath('/system/inventory/racks'),
  rackMembership: definePath('/system/inventory/racks/:rackId/membership?version'),
  rack: definePath('/system/inventory/racks/:rackId'),
  switches: definePath('/system/inventory/switches'),
  switch: definePath('/system/inventory/switches/:switchId'),
  fleetAccess: definePath('/system/access'),
  auditLog: definePath('/system/audit-log'),
  auditEntry: definePath('/system/audit-log/:entryId'),
  alerting: definePath('/system/alerting'),
  alerts: definePath('/system/alerting/alerts'),
  alert: definePath('/system/alerting/alerts/:alertId'),
  alertClasses: definePath('/system/alerting/classes'),
  alertReceivers: definePath('/system/alerting/receivers'),
  alertReceiverCreate: definePath('/system/alerting/receivers-new'),
  alertReceiver: definePath('/system/alerting/receivers/:receiver'),
  alertReceiverTab: definePath('/system/alerting/receivers/:receiver?tab&state&delivery&every'),
  alertReceiverEdit: definePath('/system/alerting/receivers/:receiver/edit'),
  supportBundles: definePath('/system/support-bundles'),
  supportBundleCreate: definePath('/system/support-bundles-new'),
  supportBundle: definePath('/system/support-bundles/:bundleId'),
  update: definePath('/system/update'),
  updateRepositories: definePath('/system/update/repositories'),
  updateTrustRoots: definePath('/system/update/trust-roots'),
  issues: definePath('/system/issues'),
  networking: definePath('/system/networking'),
  networkingMap: definePath('/system/networking/map?every'),
  networkingSettings: definePath('/system/networking/settings'),
  switchPorts: definePath('/system/networking/switch-ports'),
  switchPort: definePath('/system/networking/switch-ports/:portId'),
  portSettings: definePath('/system/networking/port-settings'),
  portSettingsCreate: definePath('/system/networking/port-settings-new'),
  portSettingsPage: definePath('/system/networking/port-settings/:settings'),
  portSettingsEdit: definePath('/system/networking/port-settings/:settings/edit'),
  addressLots: definePath('/system/networking/address-lots'),
  addressLotCreate: definePath('/system/networking/address-lots-new'),
  addressLot: definePath('/system/networking/address-lots/:lot'),
  loopbackAddresses: definePath('/system/networking/loopback-addresses'),
  loopbackAddressCreate: definePath('/system/networking/loopback-addresses-new'),
  bgp: definePath('/system/networking/bgp'),
  bgpConfigs: definePath('/system/networking/bgp/configurations'),
  bgpConfigCreate: definePath('/system/networking/bgp/configurations-new'),
  bgpConfigEdit: definePath('/system/networking/bgp/configurations/:bgpConfig/edit'),
  bgpAnnounceSets: definePath('/system/networking/bgp/announce-sets'),
  bgpAnnounceSetCreate: definePath('/system/networking/bgp/announce-sets-new'),
  bgpAnnounceSet: definePath('/system/networking/bgp/announce-sets/:announceSet'),
  bgpAnnounceSetEdit: definePath('/system/networking/bgp/announce-sets/:announceSet/edit'),
  bgpExported: definePath('/system/networking/bgp/exported'),
  bgpImported: definePath('/system/networking/bgp/imported?asn'),
  bgpHistory: definePath('/system/networking/bgp/history?asn'),
  bfd: definePath('/system/networking/bfd'),
  bfdSessionCreate: definePath('/system/networking/bfd-new'),
  allowList: definePath('/system/networking/allow-list'),
  ipPools: definePath('/system/networking/ip-pools'),
  ipPoolCreate: definePath('/system/networking/ip-pools-new'),
  ipPool: definePath('/system/networking/ip-pools/:pool'),
  ipPoolEdit: definePath('/system/networking/ip-pools/:pool/edit'),
  subnetPools: definePath('/system/networking/subnet-pools'),
  subnetPoolCreate: definePath('/system/networking/subnet-pools-new'),
  subnetPool: definePath('/system/networking/subnet-pools/:subnetPool'),
  subnetPoolEdit: definePath('/system/networking/subnet-pools/:subnetPool/edit'),
  subnetPoolMemberAdd: definePath('/system/networking/subnet-pools/:subnetPool/members-add'),
  servicePool: definePath('/system/networking/service-pool'),
  servicePoolRangeAdd: definePath('/system/networking/service-pool/ranges-add'),
  ipPoolRangeAdd: definePath('/system/networking/ip-pools/:pool/ranges-add'),
}

/** The tabs of a silo's page; the first one is the default. */
export const SILO_TABS = [
  'idps',
  'ip-pools',
  'subnet-pools',
  'quotas',
  'fleet-roles',
  'scim',
  'users',
  'access',
] as const

/** The parameters of one of these addresses. */
export type SystemParams<Page extends keyof typeof systemPaths> = PathParams<
  (typeof systemPaths)[Page]
>

/** The address of a tab of a page. Without a tab, the page opens its first one. */
export const tabOf = (page: string, tab: string) => `${page}?tab=${tab}`

/** Enough of the id of a support bundle to tell it from others. */
export const shortId = (id: string): string => truncateMiddle(id, 14)

/** The address of a file in a support bundle. */
export const bundleFileOf = (bundleId: string, file: string) =>
  `${systemPaths.supportBundle({ bundleId })}?${new URLSearchParams({ file })}`

/** The address of the IP pools of one assignment. */
export const ipPoolsOf = (assignment: IpPoolAssignment) =>
  `${systemPaths.ipPools()}?assignment=${assignment}`
