import type * as Api from '@/api/generated/types'

/**
 * An API type as stored: every optional property is present and null if unset, which is also how
 * responses have it.
 */
export type Stored<T> = T extends unknown
  ? { readonly [Key in keyof T]-?: undefined extends T[Key] ? Exclude<T[Key], undefined> : T[Key] }
  : never

export type ProjectRecord = Stored<Api.Project> & { readonly siloId: string }

export type InstanceRecord = Stored<Api.Instance> & {
  readonly userData: string
  /** The sled it runs on; null if it is not running. */
  readonly sledId: string | null
}

/** A key that was copied into an instance when it was created. */
export interface InstanceSshKeyRecord {
  readonly id: string
  readonly instanceId: string
  readonly sshKeyId: string
}

export type DiskRecord = Stored<Api.Disk> & {
  /** Number of bytes bulk-written. The bytes themselves are not stored. */
  readonly importedBytes: number
  /** The sled that has a local disk; absent until an instance has started with it. */
  readonly localTo?: string
}

export type SnapshotRecord = Stored<Api.Snapshot>

/** A project's image, or the silo's if `projectId` is null. */
export type ImageRecord = Stored<Api.Image> & { readonly siloId: string }

/** An address that exists only as long as its instance has it. */
export interface ExternalIpRecord {
  readonly id: string
  /** `snat` is the source address of an instance without its own external IP. */
  readonly kind: 'ephemeral' | 'snat'
  readonly ip: string
  readonly ipPoolId: string
  readonly instanceId: string
  /**
   * The instance's share of the address's ports. Four instances share an address for source NAT.
   */
  readonly firstPort: number
  readonly lastPort: number
}

export type FloatingIpRecord = Stored<Api.FloatingIp>

export type NetworkInterfaceRecord = Stored<Api.InstanceNetworkInterface>

export type VpcRecord = Stored<Api.Vpc>
export type SubnetRecord = Stored<Api.VpcSubnet>
export type RouterRecord = Stored<Api.VpcRouter>
export type RouteRecord = Stored<Api.RouterRoute> & {
  /** The subnet that this route was generated for. */
  readonly subnetId: string | null
}
export type FirewallRuleRecord = Stored<Api.VpcFirewallRule>
export type GatewayRecord = Stored<Api.InternetGateway>
export type GatewayPoolRecord = Stored<Api.InternetGatewayIpPool>
export type GatewayAddressRecord = Stored<Api.InternetGatewayIpAddress>

export type AffinityGroupRecord = Stored<Api.AffinityGroup>
export type AntiAffinityGroupRecord = Stored<Api.AntiAffinityGroup>

export interface AffinityMemberRecord {
  readonly id: string
  readonly groupId: string
  readonly instanceId: string
}

/** Its sources are those of its members. */
export type MulticastGroupRecord = Omit<
  Stored<Api.MulticastGroup>,
  'hasAnySourceMember' | 'sourceIps'
>
export type MulticastMemberRecord = Stored<Api.MulticastGroupMember>

export type ProbeRecord = Stored<Api.Probe> & {
  readonly projectId: string
  /** The subnet of its interface. */
  readonly subnetId: string
  /** The pool of its address. */
  readonly ipPoolId: string
  readonly interface: Api.ProbeInfo['interface']
  readonly externalIps: Api.ProbeInfo['externalIps']
}

export type SshKeyRecord = Stored<Api.SshKey>

export type UserRecord = Stored<Api.User> & {
  /** Plain text, because this is a demo. Null if password login is disabled. */
  readonly password: string | null
}

export type GroupRecord = Stored<Api.Group>

export interface MembershipRecord {
  readonly id: string
  readonly groupId: string
  readonly userId: string
}

/** Of a silo or project; the fleet has no limited collaborators. */
export type RoleName = Api.SiloRole

export interface RoleAssignment {
  readonly identityId: string
  readonly identityType: Api.IdentityType
  readonly roleName: RoleName
}

/** The role assignments on one resource. `id` is that of the fleet, silo or project. */
export interface PolicyRecord {
  readonly id: string
  readonly roleAssignments: readonly RoleAssignment[]
}

export type IdentityProviderRecord = Stored<Api.SamlIdentityProvider> & { readonly siloId: string }

export type CertificateRecord = Stored<Api.Certificate> & { readonly siloId: string }

/** A browser session. Times in milliseconds since the epoch. */
export interface SessionRecord {
  readonly id: string
  readonly secret: string
  readonly userId: string
  readonly created: number
  readonly lastUsed: number
}

/** A device's API token. */
export type AccessTokenRecord = Stored<Api.DeviceAccessToken> & {
  readonly secret: string
  readonly userId: string
}

/** The token of a silo's identity provider. */
export type ScimTokenRecord = Stored<Api.ScimClientBearerToken> & {
  readonly secret: string
  readonly siloId: string
}

/** One per silo, under the silo's id. */
export type AuthSettingsRecord = Stored<Api.SiloAuthSettings> & { readonly id: string }

/** A device waiting for its user code to be confirmed. */
export interface DeviceGrantRecord {
  readonly id: string
  readonly deviceCode: string
  readonly userCode: string
  readonly clientId: string
  readonly expires: number
  /** The lifetime asked for the token. */
  readonly ttlSeconds: number | null
  /** The user who confirmed the code. */
  readonly userId: string | null
  /** When the token expires, decided when the code is confirmed. */
  readonly tokenExpires: string | null
  /** Whether the device has fetched its token. */
  readonly redeemed: boolean
}

export type SiloRecord = Stored<Api.Silo> & {
  readonly quotas: Api.VirtualResourceCounts
  /** Built in, never listed. */
  readonly internal: boolean
}
