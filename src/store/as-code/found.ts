import type {
  AddressLot,
  AddressLotBlock,
  AffinityGroup,
  AntiAffinityGroup,
  CurrentUser,
  Disk,
  ExternalIp,
  ExternalSubnet,
  FloatingIp,
  IdpMetadataSource,
  Image,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
  IpPool,
  IpPoolRange,
  IpPoolSiloLink,
  Project,
  ProjectRoleRoleAssignment,
  RouterRoute,
  SamlIdentityProvider,
  Silo,
  SiloIpPool,
  SiloQuotas,
  SiloSubnetPool,
  Snapshot,
  SshKey,
  SubnetPool,
  SubnetPoolMember,
  SubnetPoolSiloLink,
  Vpc,
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
} from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { compareTexts, lookUpBy } from '@/lib/grouped'

/** A value that belongs to an instance. */
interface OfInstance<Value> {
  readonly instanceId: string
  readonly value: Value
}

interface Membership {
  readonly groupId: string
  readonly instanceId: string
}

/** A list that is not known. */
export interface Unread {
  readonly key: string
  readonly list: string
  /** `disks`, `external IPs of web`. */
  readonly what: string
  readonly message: string
}

/** The certificates are known of a silo that is about to be created. */
export interface FoundSilo extends Silo {
  readonly tlsCertificates?: readonly { name: string; description: string }[]
}

/** The source of the metadata is known of a provider that is about to be created. */
interface FoundSamlProvider extends SamlIdentityProvider {
  readonly siloId: string
  readonly metadata?: IdpMetadataSource
}

/** The snapshot is known of an image that is about to be created. */
interface FoundImage extends Image {
  readonly snapshotId?: string
}

/** Whether it has user data is known of an instance that is about to be created. */
interface FoundInstance extends Instance {
  readonly hasUserData?: boolean
}

/** What was read of the system, in any order. */
export interface FoundInSystem {
  readonly silos: readonly FoundSilo[]
  readonly quotas: readonly SiloQuotas[]
  readonly samlProviders: readonly FoundSamlProvider[]
  readonly systemPools: readonly IpPool[]
  readonly ranges: readonly IpPoolRange[]
  readonly ipPoolLinks: readonly IpPoolSiloLink[]
  readonly systemSubnetPools: readonly SubnetPool[]
  readonly members: readonly SubnetPoolMember[]
  readonly subnetPoolLinks: readonly SubnetPoolSiloLink[]
  readonly addressLots: readonly (AddressLot & {
    blocks: readonly Omit<AddressLotBlock, 'id'>[]
  })[]
}

/** Nothing of the system was asked for. */
export const NO_SYSTEM: FoundInSystem = {
  silos: [],
  quotas: [],
  samlProviders: [],
  systemPools: [],
  ranges: [],
  ipPoolLinks: [],
  systemSubnetPools: [],
  members: [],
  subnetPoolLinks: [],
  addressLots: [],
}

/** Stands for the project of what belongs to none. */
export const NO_PROJECT: Project = {
  id: '',
  name: '',
  description: '',
  timeCreated: '',
  timeModified: '',
}

/** What was read of a project: its objects as the API lists them, in any order. */
export interface Found {
  /** The address of the API. */
  readonly host: string
  readonly release: Release
  readonly project: Project
  readonly user: Pick<CurrentUser, 'id'> | undefined
  /** Names of users and groups by their ids, as far as they are known. */
  readonly people: Readonly<Record<string, string>>
  /** Who has which role on the project. */
  readonly roles: readonly ProjectRoleRoleAssignment[]
  readonly ownKeys: readonly SshKey[]
  readonly pools: readonly SiloIpPool[]
  readonly subnetPools: readonly SiloSubnetPool[]
  readonly images: readonly FoundImage[]
  readonly vpcs: readonly Vpc[]
  readonly rules: readonly VpcFirewallRule[]
  readonly subnets: readonly VpcSubnet[]
  readonly routers: readonly VpcRouter[]
  readonly routes: readonly RouterRoute[]
  readonly gateways: readonly InternetGateway[]
  readonly gatewayPools: readonly InternetGatewayIpPool[]
  readonly gatewayAddresses: readonly InternetGatewayIpAddress[]
  readonly nics: readonly InstanceNetworkInterface[]
  readonly disks: readonly Disk[]
  readonly snapshots: readonly Snapshot[]
  readonly floatingIps: readonly FloatingIp[]
  readonly externalSubnets: readonly ExternalSubnet[]
  readonly affinityGroups: readonly AffinityGroup[]
  readonly antiAffinityGroups: readonly AntiAffinityGroup[]
  readonly memberships: readonly Membership[]
  readonly instances: readonly FoundInstance[]
  readonly externalIps: readonly OfInstance<ExternalIp>[]
  readonly sshKeys: readonly OfInstance<SshKey>[]
  /** Whether the SSH keys of instances were read. */
  readonly hasSshKeys: boolean
  readonly system: FoundInSystem
  readonly unread: readonly Unread[]
}

interface Identity {
  readonly id: string
  readonly name: string
}

const byName = <Item extends Identity>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => compareTexts(a.name, b.name) || compareTexts(a.id, b.id))

/** The instance that a disk is attached to. */
export const instanceOfDisk = ({ state }: Disk): string | undefined =>
  (state as { instance?: string } | null | undefined)?.instance

const byIdIn = (lists: readonly (readonly Identity[])[]): ReadonlyMap<string, Identity> =>
  new Map(lists.flat().map(each => [each.id, each]))

/** What was read, in one order, with its parts by the ids of their owners. */
export const indexOf = (found: Found) => {
  const sorted = {
    ...found,
    ownKeys: byName(found.ownKeys),
    vpcs: byName(found.vpcs),
    rules: byName(found.rules),
    subnets: byName(found.subnets),
    routers: byName(found.routers),
    routes: byName(found.routes),
    gateways: byName(found.gateways),
    gatewayPools: byName(found.gatewayPools),
    gatewayAddresses: byName(found.gatewayAddresses),
    nics: byName(found.nics),
    images: byName(found.images),
    disks: byName(found.disks),
    snapshots: byName(found.snapshots),
    floatingIps: byName(found.floatingIps),
    externalSubnets: byName(found.externalSubnets),
    affinityGroups: byName(found.affinityGroups),
    antiAffinityGroups: byName(found.antiAffinityGroups),
    instances: byName(found.instances),
    silos: byName(found.system.silos),
    samlProviders: byName(found.system.samlProviders),
    systemPools: byName(found.system.systemPools),
    systemSubnetPools: byName(found.system.systemSubnetPools),
    addressLots: byName(found.system.addressLots),
  }
  const { disks, floatingIps, instances } = sorted
  return {
    ...sorted,
    names: byIdIn([
      sorted.vpcs,
      sorted.subnets,
      sorted.routers,
      sorted.gateways,
      sorted.images,
      disks,
      sorted.snapshots,
      floatingIps,
      sorted.externalSubnets,
      sorted.antiAffinityGroups,
      instances,
      found.pools,
      found.subnetPools,
      found.ownKeys,
      sorted.silos,
      sorted.systemPools,
      sorted.systemSubnetPools,
      sorted.addressLots,
      [found.project],
    ]),
    image: new Map(sorted.images.map(each => [each.id, each])),
    snapshot: new Map(sorted.snapshots.map(each => [each.id, each])),
    disk: new Map(disks.map(each => [each.id, each])),
    subnet: new Map(sorted.subnets.map(each => [each.id, each])),
    vpc: new Map(sorted.vpcs.map(each => [each.id, each])),
    instance: new Map(instances.map(each => [each.id, each])),
    instanceNamed: new Map(instances.map(each => [each.name, each])),
    vpcNamed: new Map(sorted.vpcs.map(each => [each.name, each])),
    rulesOf: lookUpBy(sorted.rules, ({ vpcId }) => vpcId),
    subnetsOf: lookUpBy(sorted.subnets, ({ vpcId }) => vpcId),
    routersOf: lookUpBy(sorted.routers, ({ vpcId }) => vpcId),
    routesOf: lookUpBy(sorted.routes, ({ vpcRouterId }) => vpcRouterId),
    gatewaysOf: lookUpBy(sorted.gateways, ({ vpcId }) => vpcId),
    poolsOfGateway: lookUpBy(sorted.gatewayPools, each => each.internetGatewayId),
    addressesOfGateway: lookUpBy(sorted.gatewayAddresses, each => each.internetGatewayId),
    nicsOf: lookUpBy(sorted.nics, ({ instanceId }) => instanceId),
    nicsInSubnet: lookUpBy(sorted.nics, ({ subnetId }) => subnetId),
    disksOf: lookUpBy(disks, each => instanceOfDisk(each) ?? ''),
    floatingIpsOf: lookUpBy(floatingIps, ({ instanceId }) => instanceId ?? ''),
    externalIpsOf: lookUpBy(
      found.externalIps.toSorted((a, b) => compareTexts(a.value.ip, b.value.ip)),
      ({ instanceId }) => instanceId,
    ),
    sshKeysOf: lookUpBy(
      found.sshKeys.toSorted(
        (a, b) => compareTexts(a.value.name, b.value.name) || compareTexts(a.value.id, b.value.id),
      ),
      ({ instanceId }) => instanceId,
    ),
    groupsOf: lookUpBy(found.memberships, ({ instanceId }) => instanceId),
    membersOf: lookUpBy(found.memberships, ({ groupId }) => groupId),
    quotasOf: new Map(found.system.quotas.map(each => [each.siloId, each])),
    rangesOf: lookUpBy(found.system.ranges, ({ ipPoolId }) => ipPoolId),
  }
}

export type Indexed = ReturnType<typeof indexOf>
