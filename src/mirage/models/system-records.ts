import type * as Api from '@/api/generated/types'
import type { Stored } from './records'

export type AddressLotRecord = Stored<Api.AddressLot>
export type AddressLotBlockRecord = Stored<Api.AddressLotBlock> & { readonly addressLotId: string }
export type LoopbackAddressRecord = Stored<Api.LoopbackAddress> & { readonly anycast: boolean }

export type AlertRecord = Stored<Api.Alert>

export type AlertReceiverRecord = Omit<Stored<Api.WebhookReceiver>, 'secrets' | 'subscriptions'> & {
  /** Sorted patterns of alert classes. */
  readonly subscriptions: readonly string[]
}

export type WebhookSecretRecord = Stored<Api.WebhookSecret> & {
  readonly receiverId: string
  readonly secret: string
}

export type AlertDeliveryRecord = Omit<Stored<Api.AlertDelivery>, 'attempts'> & {
  readonly attempts: readonly Api.WebhookDeliveryAttempt[]
}

/** In the order of recording. */
export type AuditEntryRecord = Stored<Api.AuditLogEntry>

export type BfdSessionRecord = Stored<Api.BfdStatus> & { readonly id: string }

export type BgpConfigRecord = Stored<Api.BgpConfig> & { readonly announceSetId: string }
export type AnnounceSetRecord = Stored<Api.BgpAnnounceSet>
export type AnnouncementRecord = Stored<Api.BgpAnnouncement> & { readonly id: string }
/** A session requested by the settings of a switch port. */
export type BgpPeerRecord = Omit<Stored<Api.BgpPeerStatus>, 'stateDurationMillis'> & {
  readonly id: string
  readonly switchPortId: string
  /** When it entered its current state, in milliseconds since the epoch. */
  readonly since: number
}
/** A route learned from a peer. The API's number is `routeId`; `id` is internal. */
export type ImportedRouteRecord = Omit<Stored<Api.BgpImported>, 'id'> & {
  readonly id: string
  readonly routeId: number
  readonly asn: number
}

export type RackRecord = Stored<Api.Rack>
export type SwitchRecord = Stored<Api.Switch>
export type SledRecord = Stored<Api.Sled>
/** A sled in a rack that is not yet part of the fleet. `id` is internal. */
export type UninitializedSledRecord = Stored<Api.UninitializedSled> & { readonly id: string }
export type PhysicalDiskRecord = Stored<Api.PhysicalDisk>
/** A disk that the system does not use yet. `id` is internal. */
export type UnadoptedDiskRecord = Stored<Api.UnadoptedPhysicalDisk> & { readonly id: string }
export type AdoptionRequestRecord = Stored<Api.PhysicalDiskAdoptionRequest>
/** A change of the sleds that belong to a rack. `id` is internal. */
export type RackMembershipRecord = Stored<Api.RackMembershipStatus> & { readonly id: string }

export type IpPoolRecord = Stored<Api.IpPool>
export type IpPoolRangeRecord = Stored<Api.IpPoolRange>
/**
 * Links a pool to a silo that may use it. At most one default per silo, from release 18 on one for
 * each IP version and type.
 */
export type IpPoolSiloRecord = Stored<Api.IpPoolSiloLink> & { readonly id: string }

export type SubnetPoolRecord = Stored<Api.SubnetPool>
export type SubnetPoolMemberRecord = Stored<Api.SubnetPoolMember>
/** Links a pool to a silo that may use it. At most one default per silo and IP version. */
export type SubnetPoolSiloRecord = Stored<Api.SubnetPoolSiloLink> & { readonly id: string }
export type ExternalSubnetRecord = Stored<Api.ExternalSubnet>

export type SupportBundleRecord = Stored<Api.SupportBundleInfo>

export type SwitchPortRecord = Stored<Api.SwitchPort> & {
  /** Whether its links are down, if it has any. */
  readonly hasNoLink?: true
}

/** What a switch port announces to its LLDP neighbors. */
export type LldpConfigRecord = Stored<Api.LldpLinkConfig> & { readonly switchPortId: string }
export type LldpNeighborRecord = Stored<Api.LldpNeighbor> & {
  readonly id: string
  /** Whether it goes on announcing itself, twice a minute. */
  readonly isHeard: boolean
  readonly switchPortId: string
}
/** A peer in the settings of a port, on one of its links. */
export type PeerRecord = Api.BgpPeer & { readonly interfaceName: string }

/** Before release 15, transmission settings have an ID. */
type LinkRecord = Api.SwitchPortLinkConfig & { readonly txEqConfigId: string | null }

/** The settings with everything that belongs to them. */
export type PortSettingsRecord = Omit<Stored<Api.SwitchPortSettings>, 'bgpPeers' | 'links'> & {
  readonly bgpPeers: PeerRecord[]
  readonly links: LinkRecord[]
}

/** A single record, under the fleet's id. */
export type AllowListRecord = Stored<Api.AllowList> & { readonly id: string }
/** A single record, under the fleet's id. */
export type NetworkingSettingsRecord = Stored<Api.SystemNetworkingSettings> & {
  readonly id: string
  readonly inboundIcmpEnabled: boolean
}
/** One per generation. The version is null until one is set. */
export type TargetReleaseRecord = Omit<Stored<Api.TargetRelease>, 'version'> & {
  readonly id: string
  readonly generation: number
  readonly version: string | null
}
export type BuiltinUserRecord = Stored<Api.UserBuiltin>

/** The repository of a release. Its id is the version. */
export type RepositoryRecord = Stored<Api.TufRepo> & { readonly id: string }

export type TrustRootRecord = Api.UpdatesTrustRoot

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
