import type {
  AddressLot,
  AddressLotBlock,
  LoopbackAddress,
  Alert,
  AlertDelivery,
  WebhookDeliveryAttempt,
  WebhookReceiver,
  WebhookSecret,
  AuditLogEntry,
  BfdStatus,
  BgpAnnounceSet,
  BgpAnnouncement,
  BgpConfig,
  BgpImported,
  BgpPeerStatus,
  PhysicalDisk,
  PhysicalDiskAdoptionRequest,
  Rack,
  RackMembershipStatus,
  Sled,
  Switch,
  UnadoptedPhysicalDisk,
  UninitializedSled,
  IpPool,
  IpPoolRange,
  IpPoolSiloLink,
  ExternalSubnet,
  SubnetPool,
  SubnetPoolMember,
  SubnetPoolSiloLink,
  SupportBundleInfo,
  BgpPeer,
  LldpLinkConfig,
  LldpNeighbor,
  SwitchPort,
  SwitchPortLinkConfig,
  SwitchPortSettings,
  AllowList,
  SystemNetworkingSettings,
  TargetRelease,
  UserBuiltin,
  TufRepo,
  UpdatesTrustRoot,
} from '@/api/generated/types'
import type { Stored } from './records'

export type AddressLotRecord = Stored<AddressLot>
export type AddressLotBlockRecord = Stored<AddressLotBlock> & { readonly addressLotId: string }
export type LoopbackAddressRecord = Stored<LoopbackAddress> & { readonly anycast: boolean }

export type AlertRecord = Stored<Alert>

export type AlertReceiverRecord = Omit<Stored<WebhookReceiver>, 'secrets' | 'subscriptions'> & {
  /** Sorted patterns of alert classes. */
  readonly subscriptions: readonly string[]
}

export type WebhookSecretRecord = Stored<WebhookSecret> & {
  readonly receiverId: string
  readonly secret: string
}

export type AlertDeliveryRecord = Omit<Stored<AlertDelivery>, 'attempts'> & {
  readonly attempts: readonly WebhookDeliveryAttempt[]
}

/** In the order of recording. */
export type AuditEntryRecord = Stored<AuditLogEntry>

export type BfdSessionRecord = Stored<BfdStatus> & { readonly id: string }

export type BgpConfigRecord = Stored<BgpConfig> & { readonly announceSetId: string }
export type AnnounceSetRecord = Stored<BgpAnnounceSet>
export type AnnouncementRecord = Stored<BgpAnnouncement> & { readonly id: string }
/** A session requested by the settings of a switch port. */
export type BgpPeerRecord = Omit<Stored<BgpPeerStatus>, 'stateDurationMillis'> & {
  readonly id: string
  readonly switchPortId: string
  /** When it entered its current state, in milliseconds since the epoch. */
  readonly since: number
}
/** A route learned from a peer. The API's number is `routeId`; `id` is internal. */
export type ImportedRouteRecord = Omit<Stored<BgpImported>, 'id'> & {
  readonly id: string
  readonly routeId: number
  readonly asn: number
}

export type RackRecord = Stored<Rack>
export type SwitchRecord = Stored<Switch>
export type SledRecord = Stored<Sled>
/** A sled in a rack that is not yet part of the fleet. `id` is internal. */
export type UninitializedSledRecord = Stored<UninitializedSled> & { readonly id: string }
export type PhysicalDiskRecord = Stored<PhysicalDisk>
/** A disk that the system does not use yet. `id` is internal. */
export type UnadoptedDiskRecord = Stored<UnadoptedPhysicalDisk> & { readonly id: string }
export type AdoptionRequestRecord = Stored<PhysicalDiskAdoptionRequest>
/** A change of the sleds that belong to a rack. `id` is internal. */
export type RackMembershipRecord = Stored<RackMembershipStatus> & { readonly id: string }

export type IpPoolRecord = Stored<IpPool>
export type IpPoolRangeRecord = Stored<IpPoolRange>
/**
 * Links a pool to a silo that may use it. At most one default per silo, from release 18 on one for
 * each IP version and type.
 */
export type IpPoolSiloRecord = Stored<IpPoolSiloLink> & { readonly id: string }

export type SubnetPoolRecord = Stored<SubnetPool>
export type SubnetPoolMemberRecord = Stored<SubnetPoolMember>
/** Links a pool to a silo that may use it. At most one default per silo and IP version. */
export type SubnetPoolSiloRecord = Stored<SubnetPoolSiloLink> & { readonly id: string }
export type ExternalSubnetRecord = Stored<ExternalSubnet>

export type SupportBundleRecord = Stored<SupportBundleInfo>

export type SwitchPortRecord = Stored<SwitchPort>
/** What a switch port announces to its LLDP neighbors. */
export type LldpConfigRecord = Stored<LldpLinkConfig> & { readonly switchPortId: string }
export type LldpNeighborRecord = Stored<LldpNeighbor> & {
  readonly id: string
  readonly switchPortId: string
}
/** A peer in the settings of a port, on one of its links. */
export type PeerRecord = BgpPeer & { readonly interfaceName: string }

/** Before release 15, transmission settings have an ID. */
type LinkRecord = SwitchPortLinkConfig & { readonly txEqConfigId: string | null }

/** The settings with everything that belongs to them. */
export type PortSettingsRecord = Omit<Stored<SwitchPortSettings>, 'bgpPeers' | 'links'> & {
  readonly bgpPeers: PeerRecord[]
  readonly links: LinkRecord[]
}

/** A single record, under the fleet's id. */
export type AllowListRecord = Stored<AllowList> & { readonly id: string }
/** A single record, under the fleet's id. */
export type NetworkingSettingsRecord = Stored<SystemNetworkingSettings> & {
  readonly id: string
  readonly inboundIcmpEnabled: boolean
}
/** One per generation. The version is null until one is set. */
export type TargetReleaseRecord = Omit<Stored<TargetRelease>, 'version'> & {
  readonly id: string
  readonly generation: number
  readonly version: string | null
}
export type BuiltinUserRecord = Stored<UserBuiltin>

/** The repository of a release. Its id is the version. */
export type RepositoryRecord = Stored<TufRepo> & { readonly id: string }

export type TrustRootRecord = UpdatesTrustRoot

/** The software that the components of the system run: a single record, under the fleet's id. */
export interface UpdateRecord {
  readonly id: string
  /** Components by version when the present target was set. */
  readonly components: Readonly<Record<string, number>>
  /** When the update to the target began, in milliseconds since the epoch. */
  readonly since: number
  /** The time that updating one component takes, in milliseconds. */
  readonly pace: number
  readonly suspended: boolean
  readonly contactSupport: boolean
}
