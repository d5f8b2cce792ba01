/**
 * What racks of some releases lack, each by what proves it in the API's documents: an operation, a
 * type, a `Type.field` in camelCase, or a `Type=value` of a choice or of a union's tag. `npm run
 * api` looks up since which release each is there.
 */
export const FEATURES = {
  accessTokens: 'currentUserAccessTokenList',
  addressLotView: 'networkingAddressLotView',
  alertList: 'alertList',
  // Sent to webhooks, which the documents do not describe: something else of the same release.
  alertVersions: 'networkingBgpConfigUpdate',
  alerts: 'alertReceiverList',
  auditCredentials: 'AuditLogEntry.credentialId',
  auditLog: 'auditLogList',
  // What deletes old entries is in no document: something else of the same release.
  auditRetention: 'systemUpdateRecoveryFinish',
  authSettings: 'authSettingsView',
  bgpConfigUpdate: 'networkingBgpConfigUpdate',
  // A field within a choice: something else of the same release.
  bgpSource: 'alertList',
  // With them came the maximum of paths, and the switch of each exported prefix.
  bgpUnnumbered: 'BgpPeerStatus.peerId',
  bundleComments: 'SupportBundleInfo.userComment',
  cpuPlatform: 'Instance.cpuPlatform',
  diskAdoption: 'physicalDiskListUnadopted',
  dualStack: 'InstanceNetworkInterface.ipStack',
  externalSubnets: 'externalSubnetList',
  fleetViewerInMe: 'CurrentUser.fleetViewer',
  icmpTypes: 'VpcFirewallIcmpFilter',
  icmpv6: 'VpcFirewallRuleProtocol=icmp6',
  inboundIcmp: 'networkingInboundIcmpView',
  jumboFrames: 'Instance.enableJumboFrames',
  limitedCollaborator: 'ProjectRole=limited_collaborator',
  localDisks: 'DiskType=local',
  multicastGroups: 'multicastGroupList',
  networkingSettings: 'systemNetworkingSettingsView',
  poolAssignment: 'IpPool.assignment',
  poolVersions: 'IpPool.ipVersion',
  rackMembership: 'rackMembershipStatus',
  readOnlyDisks: 'Disk.readOnly',
  scim: 'SiloIdentityMode=saml_scim',
  siloAdminGroups: 'Silo.adminGroupName',
  siloPoolVersions: 'SiloIpPool.ipVersion',
  sledSlot: 'Sled.slot',
  snat: 'ExternalIp=snat',
  subnetPools: 'subnetPoolList',
  systemUpdate: 'systemUpdateStatus',
  transitIpsAtCreation: 'InstanceNetworkInterfaceCreate.transitIps',
  trustRoots: 'systemUpdateTrustRootList',
  turinV2: 'InstanceCpuPlatform=amd_turin_v2',
  updateRecovery: 'systemUpdateRecoveryFinish',
  userSessions: 'userSessionList',
  userTimes: 'User.timeCreated',
} as const
