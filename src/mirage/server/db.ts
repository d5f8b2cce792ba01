import type {
  AffinityGroupRecord,
  AffinityMemberRecord,
  AntiAffinityGroupRecord,
  AccessTokenRecord,
  AuthSettingsRecord,
  DeviceGrantRecord,
  ScimTokenRecord,
  SessionRecord,
  DiskRecord,
  ExternalIpRecord,
  FloatingIpRecord,
  GroupRecord,
  MembershipRecord,
  PolicyRecord,
  UserRecord,
  ImageRecord,
  InstanceRecord,
  InstanceSshKeyRecord,
  MulticastGroupRecord,
  MulticastMemberRecord,
  NetworkInterfaceRecord,
  ProjectRecord,
  SiloRecord,
  SnapshotRecord,
  SshKeyRecord,
  FirewallRuleRecord,
  GatewayAddressRecord,
  GatewayPoolRecord,
  GatewayRecord,
  RouteRecord,
  RouterRecord,
  SubnetRecord,
  VpcRecord,
  CertificateRecord,
  IdentityProviderRecord,
  ProbeRecord,
} from '../models/records'
import type {
  AlertDeliveryRecord,
  AlertReceiverRecord,
  AlertRecord,
  WebhookSecretRecord,
  AuditEntryRecord,
  IpPoolRangeRecord,
  IpPoolRecord,
  IpPoolSiloRecord,
  AddressLotBlockRecord,
  AddressLotRecord,
  LoopbackAddressRecord,
  BfdSessionRecord,
  AnnouncementRecord,
  AnnounceSetRecord,
  BgpConfigRecord,
  BgpPeerRecord,
  ImportedRouteRecord,
  AdoptionRequestRecord,
  PhysicalDiskRecord,
  RackMembershipRecord,
  RackRecord,
  SledRecord,
  SwitchRecord,
  UnadoptedDiskRecord,
  UninitializedSledRecord,
  ExternalSubnetRecord,
  SubnetPoolMemberRecord,
  SubnetPoolRecord,
  SubnetPoolSiloRecord,
  SupportBundleRecord,
  LldpConfigRecord,
  LldpNeighborRecord,
  PortSettingsRecord,
  SwitchPortRecord,
  RepositoryRecord,
  TrustRootRecord,
  UpdateRecord,
  AllowListRecord,
  BuiltinUserRecord,
  NetworkingSettingsRecord,
  TargetReleaseRecord,
} from '../models/system-records'
import { Table } from './table'

const byProject = { scope: (record: { projectId: string }) => record.projectId }
const byVpc = { scope: (record: { vpcId: string }) => record.vpcId }
const members = {
  scope: (record: AffinityMemberRecord) => record.groupId,
  by: { instance: (record: AffinityMemberRecord) => record.instanceId },
}

/** The backend's data: flat tables whose records refer to each other by id. */
export const createDb = () => ({
  silos: new Table<SiloRecord>(),
  users: new Table<UserRecord>({ scope: user => user.siloId }),
  groups: new Table<GroupRecord>({ scope: group => group.siloId }),
  memberships: new Table<MembershipRecord, 'group' | 'user'>({
    by: { group: membership => membership.groupId, user: membership => membership.userId },
  }),
  policies: new Table<PolicyRecord>(),

  sessions: new Table<SessionRecord, 'secret' | 'user'>({
    by: { secret: session => session.secret, user: session => session.userId },
  }),
  tokens: new Table<AccessTokenRecord, 'secret' | 'user'>({
    by: { secret: token => token.secret, user: token => token.userId },
  }),
  scimTokens: new Table<ScimTokenRecord>({ scope: token => token.siloId }),
  /** Silos without a record have the defaults. */
  authSettings: new Table<AuthSettingsRecord>(),
  deviceGrants: new Table<DeviceGrantRecord, 'deviceCode' | 'userCode' | 'user'>({
    by: {
      deviceCode: grant => grant.deviceCode,
      userCode: grant => grant.userCode,
      user: grant => grant.userId,
    },
  }),
  sshKeys: new Table<SshKeyRecord>({ scope: key => key.siloUserId }),

  projects: new Table<ProjectRecord>({ scope: project => project.siloId }),
  instances: new Table<InstanceRecord, 'sled'>({
    ...byProject,
    by: { sled: instance => instance.sledId },
  }),
  instanceSshKeys: new Table<InstanceSshKeyRecord, 'instance' | 'key'>({
    by: { instance: link => link.instanceId, key: link => link.sshKeyId },
  }),
  disks: new Table<DiskRecord, 'instance'>({
    ...byProject,
    by: { instance: disk => ('instance' in disk.state ? disk.state.instance : null) },
  }),
  snapshots: new Table<SnapshotRecord, 'disk'>({
    ...byProject,
    by: { disk: snapshot => snapshot.diskId },
  }),
  /** Scoped by project, or by silo for silo images. */
  images: new Table<ImageRecord>({ scope: image => image.projectId ?? image.siloId }),

  affinityGroups: new Table<AffinityGroupRecord>(byProject),
  affinityMembers: new Table<AffinityMemberRecord, 'instance'>(members),
  antiAffinityGroups: new Table<AntiAffinityGroupRecord>(byProject),
  antiAffinityMembers: new Table<AffinityMemberRecord, 'instance'>(members),

  vpcs: new Table<VpcRecord>(byProject),
  subnets: new Table<SubnetRecord, 'router'>({
    ...byVpc,
    by: { router: subnet => subnet.customRouterId },
  }),
  routers: new Table<RouterRecord>(byVpc),
  routes: new Table<RouteRecord, 'subnet'>({
    scope: route => route.vpcRouterId,
    by: { subnet: route => route.subnetId },
  }),
  gateways: new Table<GatewayRecord>(byVpc),
  gatewayPools: new Table<GatewayPoolRecord, 'pool'>({
    scope: attachment => attachment.internetGatewayId,
    by: { pool: attachment => attachment.ipPoolId },
  }),
  gatewayAddresses: new Table<GatewayAddressRecord>({
    scope: attachment => attachment.internetGatewayId,
  }),
  firewallRules: new Table<FirewallRuleRecord>(byVpc),
  networkInterfaces: new Table<NetworkInterfaceRecord, 'subnet' | 'vpc'>({
    scope: nic => nic.instanceId,
    by: { subnet: nic => nic.subnetId, vpc: nic => nic.vpcId },
  }),

  ipPools: new Table<IpPoolRecord>(),
  ipPoolRanges: new Table<IpPoolRangeRecord>({ scope: range => range.ipPoolId }),
  /** Scoped by pool. */
  ipPoolSilos: new Table<IpPoolSiloRecord, 'silo'>({
    scope: link => link.ipPoolId,
    by: { silo: link => link.siloId },
  }),
  externalIps: new Table<ExternalIpRecord, 'pool'>({
    scope: address => address.instanceId,
    by: { pool: address => address.ipPoolId },
  }),
  floatingIps: new Table<FloatingIpRecord, 'instance' | 'pool'>({
    ...byProject,
    by: { instance: address => address.instanceId, pool: address => address.ipPoolId },
  }),

  multicastGroups: new Table<MulticastGroupRecord, 'pool'>({
    by: { pool: group => group.ipPoolId },
  }),
  multicastMembers: new Table<MulticastMemberRecord, 'instance'>({
    scope: member => member.multicastGroupId,
    by: { instance: member => member.instanceId },
  }),

  subnetPools: new Table<SubnetPoolRecord>(),
  subnetPoolMembers: new Table<SubnetPoolMemberRecord>({ scope: member => member.subnetPoolId }),
  /** Scoped by pool. */
  subnetPoolSilos: new Table<SubnetPoolSiloRecord, 'silo'>({
    scope: link => link.subnetPoolId,
    by: { silo: link => link.siloId },
  }),
  externalSubnets: new Table<ExternalSubnetRecord, 'instance' | 'pool' | 'member'>({
    ...byProject,
    by: {
      instance: subnet => subnet.instanceId,
      pool: subnet => subnet.subnetPoolId,
      member: subnet => subnet.subnetPoolMemberId,
    },
  }),

  certificates: new Table<CertificateRecord>({ scope: certificate => certificate.siloId }),
  identityProviders: new Table<IdentityProviderRecord>({ scope: provider => provider.siloId }),
  builtinUsers: new Table<BuiltinUserRecord>(),

  racks: new Table<RackRecord>(),
  switches: new Table<SwitchRecord>(),
  sleds: new Table<SledRecord>(),
  uninitializedSleds: new Table<UninitializedSledRecord>(),
  unadoptedDisks: new Table<UnadoptedDiskRecord>(),
  adoptionRequests: new Table<AdoptionRequestRecord>(),
  /** Scoped by rack. */
  rackMemberships: new Table<RackMembershipRecord>({ scope: change => change.rackId }),
  physicalDisks: new Table<PhysicalDiskRecord, 'sled'>({ by: { sled: disk => disk.sledId } }),
  switchPorts: new Table<SwitchPortRecord, 'settings'>({
    by: { settings: port => port.portSettingsId },
  }),
  lldpConfigs: new Table<LldpConfigRecord, 'port'>({ by: { port: lldp => lldp.switchPortId } }),
  lldpNeighbors: new Table<LldpNeighborRecord>({ scope: neighbor => neighbor.switchPortId }),
  portSettings: new Table<PortSettingsRecord>(),

  addressLots: new Table<AddressLotRecord>(),
  addressLotBlocks: new Table<AddressLotBlockRecord>({ scope: block => block.addressLotId }),
  loopbackAddresses: new Table<LoopbackAddressRecord, 'block'>({
    by: { block: loopback => loopback.addressLotBlockId },
  }),
  bgpConfigs: new Table<BgpConfigRecord, 'announceSet'>({
    by: { announceSet: config => config.announceSetId },
  }),
  announceSets: new Table<AnnounceSetRecord>(),
  announcements: new Table<AnnouncementRecord, 'block'>({
    scope: announcement => announcement.announceSetId,
    by: { block: announcement => announcement.addressLotBlockId },
  }),
  bgpPeers: new Table<BgpPeerRecord>({ scope: peer => peer.switchPortId }),
  importedRoutes: new Table<ImportedRouteRecord>(),
  bfdSessions: new Table<BfdSessionRecord>(),

  /** Names are unique across all projects. */
  probes: new Table<ProbeRecord, 'project' | 'subnet' | 'pool'>({
    by: {
      project: probe => probe.projectId,
      subnet: probe => probe.subnetId,
      pool: probe => probe.ipPoolId,
    },
  }),
  auditEntries: new Table<AuditEntryRecord>(),
  alerts: new Table<AlertRecord>(),
  alertReceivers: new Table<AlertReceiverRecord>(),
  webhookSecrets: new Table<WebhookSecretRecord>({ scope: secret => secret.receiverId }),
  alertDeliveries: new Table<AlertDeliveryRecord>({ scope: delivery => delivery.receiverId }),

  supportBundles: new Table<SupportBundleRecord>(),
  allowLists: new Table<AllowListRecord>(),
  /** Empty as long as all settings are the defaults. */
  networkingSettings: new Table<NetworkingSettingsRecord>(),
  targetReleases: new Table<TargetReleaseRecord>(),
  repositories: new Table<RepositoryRecord>(),
  trustRoots: new Table<TrustRootRecord>(),
  updates: new Table<UpdateRecord>(),
})

export type Db = ReturnType<typeof createDb>
