import type {
  AddressLot,
  AffinityGroup,
  AlertReceiver,
  AntiAffinityGroup,
  BfdStatus,
  BgpAnnounceSet,
  BgpConfig,
  BgpPeerStatus,
  Certificate,
  DeviceAccessToken,
  Disk,
  ExternalSubnet,
  FloatingIp,
  Group,
  IdentityProvider,
  Image,
  Instance,
  InternetGateway,
  IpPool,
  LoopbackAddress,
  MulticastGroup,
  PhysicalDisk,
  Project,
  Rack,
  Silo,
  Sled,
  Snapshot,
  SshKey,
  SubnetPool,
  SupportBundleInfo,
  Switch,
  SwitchPort,
  SwitchPortSettingsIdentity,
  User,
  Vpc,
  VpcRouter,
  VpcSubnet,
} from '@/api/generated/types'
import type { Command, Query } from '@/api/operations/table'
import type { Feature } from '@/api/releases/ladder'
import { allGroupsQuery, policyQuery, usersQuery } from '@/store/access/queries'
import { withReason, type ActionViewModel } from '@/store/commands/action'
import { groupAddress } from '@/store/project/affinity-kinds'
import { groupActions } from '@/store/project/affinity/actions'
import { groupListQuery } from '@/store/project/affinity/queries'
import { diskActions } from '@/store/project/disks/actions'
import {
  diskListQuery,
  floatingIpListQuery,
  projectImageListQuery,
  instanceListQuery,
  snapshotListQuery,
  vpcListQuery,
} from '@/store/project/queries'
import { subnetListQuery } from '@/store/project/vpcs/queries'
import { externalSubnetActions } from '@/store/project/external-subnets/actions'
import { externalSubnetListQuery } from '@/store/project/external-subnets/queries'
import { floatingIpActions } from '@/store/project/floating-ips/actions'
import { selectActionsOfGateway, selectContentsQueries } from '@/store/project/gateways/contents'
import { allGatewaysQuery } from '@/store/project/gateways/queries'
import { routerListQuery } from '@/store/project/routers/queries'
import { projectImageActions } from '@/store/project/images/actions'
import { instanceActions } from '@/store/project/instances/actions'
import { selectReasonNotNetworking, selectRoleQueries } from '@/store/project/networking'
import { projectPaths } from '@/store/project/paths'
import { routerActions } from '@/store/project/routers/actions'
import { snapshotActions } from '@/store/project/snapshots/actions'
import { subnetActions } from '@/store/project/subnets/subnets'
import { vpcActions } from '@/store/project/vpcs/actions'
import { untyped } from '@/store/routing/route'
import { accessTokenActions } from '@/store/settings/access-tokens/actions'
import { accessTokenListQuery } from '@/store/settings/access-tokens/queries'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyActions } from '@/store/settings/ssh-keys/actions'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import type { RootState } from '@/store/setup/state'
import { selectCertificateRows } from '@/store/silo/certificates/certificates'
import { certificateListQuery } from '@/store/silo/certificates/queries'
import { selectActionsOfGroup, selectActionsOfUser } from '@/store/silo/identities/identities'
import { siloImageActions } from '@/store/silo/images/actions'
import { siloImageListQuery, projectListQuery } from '@/store/silo/queries'
import { multicastGroupListQuery } from '@/store/silo/multicast-groups/queries'
import { siloPaths } from '@/store/silo/paths'
import { projectActions } from '@/store/silo/projects/actions'
import { addressLotActions } from '@/store/system/address-lots/actions'
import {
  addressLotListQuery,
  loopbackAddressListQuery,
  allPortSettingsQuery,
  portSettingsListQuery,
  allSwitchPortsQuery,
  switchPortListQuery,
} from '@/store/system/switch-ports/queries'
import { receiverActions } from '@/store/system/alerting/actions'
import { alertReceiverListQuery } from '@/store/system/alerting/queries'
import { bfdSessionActions, sessionKey } from '@/store/system/bfd/actions'
import {
  announceSetActions,
  bgpConfigActions,
  peerActions,
  peerKey,
  selectBgpPlace,
} from '@/store/system/bgp/actions'
import { announceSetsQuery, bgpConfigListQuery } from '@/store/system/bgp/queries'
import {
  selectFleetRole,
  selectReasonNotAdmin,
  selectReasonNotOfSilo,
} from '@/store/system/fleet-role'
import { ipPoolActions } from '@/store/system/ip-pools/actions'
import { ipPoolListQuery, subnetPoolListQuery } from '@/store/system/ip-pools/queries'
import { bfdStatusQuery, bgpStatusQuery } from '@/store/system/issues/queries'
import { loopbackAddressActions } from '@/store/system/loopback-addresses/actions'
import { shortId, systemPaths } from '@/store/system/paths'
import {
  physicalDiskListQuery,
  rackListQuery,
  sledListQuery,
  switchListQuery,
} from '@/store/system/sleds/queries'
import { selectActionsOfSettings } from '@/store/system/port-settings/port-settings'
import { siloActions } from '@/store/system/silos/actions'
import { identityProviderListQuery, siloListQuery } from '@/store/system/silos/queries'
import { sledActions } from '@/store/system/sleds/actions'
import { subnetPoolActions } from '@/store/system/subnet-pools/actions'
import { allBundlesQuery } from '@/store/system/support-bundles/queries'
import { selectActionsOfBundle } from '@/store/system/support-bundles/actions'
import { portName } from '@/store/system/switch-ports/rules'
import { selectActionsOfPort } from '@/store/system/switch-ports/switch-ports'

/** An object and its parents, by name, as in the addresses of its pages: `{project, instance}`. */
export type Names = Readonly<Record<string, string>>

/** A kind of object with pages of its own. */
export interface ObjectKind<Item = unknown, Given = Names> {
  /** `IP pool`. */
  noun: string
  /** `IP pools`. */
  nouns: string
  /** The parameter that names it in addresses, and in paths of the API. */
  param: string
  /** Its page; all addresses that start with this one belong to the object. */
  page: (names: Given) => string
  /** The page to open, if that is another one. */
  opens?: (names: Given) => string
  /** The list that has all objects, or those of a parent. */
  list: (parents: Given) => Query
  /** Whether the API returns that list whole, as an array. */
  isUnpaged?: true
  /** What each list belongs to, if there are several. */
  per?: 'project' | 'VPC' | 'silo'
  /** Whether the list is read before those of other kinds in projects. */
  isFirst?: true
  /** Which racks have the kind, if not all do. */
  needs?: Feature
  /** Who may read the list, if not everyone may. */
  isFor?: 'operators' | 'siloAdmins'
  /** What to call an object, if that is not its name. */
  nameOf?: (item: Item) => string
  /** The value of `param`, if that is not the name. */
  keyOf?: (item: Item) => string
  /** The id, if the API gives the objects none. */
  idOf?: (item: Item) => string
  /** Its own IP addresses, or blocks of addresses. */
  addressesOf?: (item: Item) => readonly string[]
  actions: (state: RootState, item: Item, names: Given) => readonly ActionViewModel[]
  /** The queries that the actions depend on besides the list. */
  context?: (state: RootState, names: Given) => readonly Query[]
  /** The screen whose workflows carry out the actions. */
  screen?: { id: string; to: string }
}

interface InProject {
  project: string
}

const define = <Item, Param extends string, Parents = unknown>(
  kind: ObjectKind<Item, Parents & Record<Param, string>> & { param: Param },
) => untyped<ObjectKind>(kind)

/** The address of a list whose filter leaves one object that has no page. */
const listed = (list: string, q: string) => `${list}?${new URLSearchParams({ q })}`

const IDENTITIES = { id: 'silo/identities/page', to: siloPaths.users() }

/** The kinds that the palette finds. Those within others come first. */
export const KINDS = {
  instance: define<Instance, 'instance', InProject>({
    noun: 'instance',
    nouns: 'instances',
    param: 'instance',
    page: projectPaths.instance,
    opens: projectPaths.instanceStorage,
    list: instanceListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => instanceActions(item, names),
  }),
  disk: define<Disk, 'disk', InProject>({
    noun: 'disk',
    nouns: 'disks',
    param: 'disk',
    page: projectPaths.disk,
    list: diskListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => diskActions(item, names),
  }),
  image: define<Image, 'image', InProject>({
    noun: 'image',
    nouns: 'images',
    param: 'image',
    page: projectPaths.image,
    list: projectImageListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => projectImageActions(item, names),
  }),
  snapshot: define<Snapshot, 'snapshot', InProject>({
    noun: 'snapshot',
    nouns: 'snapshots',
    param: 'snapshot',
    page: projectPaths.snapshot,
    list: snapshotListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => snapshotActions(item, names),
  }),
  floatingIp: define<FloatingIp, 'floatingIp', InProject>({
    noun: 'floating IP',
    nouns: 'floating IPs',
    param: 'floatingIp',
    page: projectPaths.floatingIp,
    list: floatingIpListQuery,
    per: 'project',
    isFirst: true,
    addressesOf: ({ ip }) => [ip],
    actions: (_state, item, names) => floatingIpActions(item, names, undefined),
  }),
  subnet: define<VpcSubnet, 'subnet', InProject & { vpc: string }>({
    noun: 'subnet',
    nouns: 'subnets',
    param: 'subnet',
    page: projectPaths.subnet,
    list: subnetListQuery,
    per: 'VPC',
    addressesOf: ({ ipv4Block, ipv6Block }) => [ipv4Block, ipv6Block].filter(Boolean),
    actions: (state, item, names) =>
      withReason(subnetActions(item, names), selectReasonNotNetworking(state, names)),
    context: selectRoleQueries,
  }),
  router: define<VpcRouter, 'router', InProject & { vpc: string }>({
    noun: 'router',
    nouns: 'routers',
    param: 'router',
    page: projectPaths.router,
    list: routerListQuery,
    per: 'VPC',
    actions: (state, item, names) =>
      withReason(routerActions(item, names), selectReasonNotNetworking(state, names)),
    context: selectRoleQueries,
  }),
  gateway: define<InternetGateway, 'gateway', InProject & { vpc: string }>({
    noun: 'internet gateway',
    nouns: 'internet gateways',
    param: 'gateway',
    page: projectPaths.internetGateway,
    list: allGatewaysQuery,
    per: 'VPC',
    actions: selectActionsOfGateway,
    context: selectContentsQueries,
  }),
  externalSubnet: define<ExternalSubnet, 'externalSubnet', InProject>({
    noun: 'external subnet',
    nouns: 'external subnets',
    param: 'externalSubnet',
    page: projectPaths.externalSubnet,
    list: externalSubnetListQuery,
    per: 'project',
    needs: 'externalSubnets',
    addressesOf: ({ subnet }) => [subnet],
    actions: (_state, item, names) => externalSubnetActions(item, names, undefined),
  }),
  affinityGroup: define<AffinityGroup, 'affinityGroup', InProject>({
    noun: 'affinity group',
    nouns: 'affinity groups',
    param: 'affinityGroup',
    page: projectPaths.affinityGroup,
    list: ({ project }) => groupListQuery({ kind: 'affinity', project }),
    per: 'project',
    actions: (_state, item, { project }) => groupActions(item, { kind: 'affinity', project }),
  }),
  antiAffinityGroup: define<AntiAffinityGroup, 'antiAffinityGroup', InProject>({
    noun: 'anti-affinity group',
    nouns: 'anti-affinity groups',
    param: 'antiAffinityGroup',
    page: projectPaths.antiAffinityGroup,
    list: ({ project }) => groupListQuery({ kind: 'antiAffinity', project }),
    per: 'project',
    keyOf: item => groupAddress('antiAffinity', '', item).group,
    actions: (_state, item, { project }) => groupActions(item, { kind: 'antiAffinity', project }),
  }),
  vpc: define<Vpc, 'vpc', InProject>({
    noun: 'VPC',
    nouns: 'VPCs',
    param: 'vpc',
    page: projectPaths.vpc,
    opens: projectPaths.firewallRules,
    list: vpcListQuery,
    per: 'project',
    isFirst: true,
    actions: (state, item, names) =>
      withReason(vpcActions(item, names), selectReasonNotNetworking(state, names)),
    context: selectRoleQueries,
  }),
  project: define<Project, 'project'>({
    noun: 'project',
    nouns: 'projects',
    param: 'project',
    page: projectPaths.project,
    opens: projectPaths.instances,
    list: () => projectListQuery,
    actions: (_state, item) => projectActions(item),
  }),
  siloImage: define<Image, 'image'>({
    noun: 'silo image',
    nouns: 'silo images',
    param: 'image',
    page: siloPaths.image,
    list: () => siloImageListQuery,
    actions: (_state, item) => siloImageActions(item),
  }),
  identityProvider: define<IdentityProvider, 'provider', { silo: string }>({
    noun: 'identity provider',
    nouns: 'identity providers',
    param: 'provider',
    page: systemPaths.identityProvider,
    list: identityProviderListQuery,
    per: 'silo',
    isFor: 'operators',
    actions: () => [],
  }),
  silo: define<Silo, 'silo'>({
    noun: 'silo',
    nouns: 'silos',
    param: 'silo',
    page: systemPaths.silo,
    list: () => siloListQuery,
    isFor: 'operators',
    actions: (state, item) =>
      siloActions(item, selectReasonNotOfSilo(state, item.id, 'collaborator')),
  }),
  pool: define<IpPool, 'pool'>({
    noun: 'IP pool',
    nouns: 'IP pools',
    param: 'pool',
    page: systemPaths.ipPool,
    list: () => ipPoolListQuery({}),
    isFor: 'operators',
    actions: (state, item) => ipPoolActions(item, { role: selectFleetRole(state) }),
  }),
  sled: define<Sled, 'sledId'>({
    noun: 'sled',
    nouns: 'sleds',
    param: 'sledId',
    page: systemPaths.sled,
    opens: systemPaths.sledInstances,
    list: () => sledListQuery,
    isFor: 'operators',
    nameOf: ({ baseboard }) => baseboard.serial,
    keyOf: ({ id }) => id,
    actions: (_state, item) => sledActions(item),
  }),
  subnetPool: define<SubnetPool, 'subnetPool'>({
    noun: 'subnet pool',
    nouns: 'subnet pools',
    param: 'subnetPool',
    page: systemPaths.subnetPool,
    list: () => subnetPoolListQuery,
    isFor: 'operators',
    needs: 'subnetPools',
    actions: (state, item) => subnetPoolActions(item, { role: selectFleetRole(state) }),
  }),
  addressLot: define<AddressLot, 'lot'>({
    noun: 'address lot',
    nouns: 'address lots',
    param: 'lot',
    page: systemPaths.addressLot,
    list: () => addressLotListQuery,
    isFor: 'operators',
    actions: (state, item) => addressLotActions(item, { role: selectFleetRole(state) }),
  }),
  receiver: define<AlertReceiver, 'receiver'>({
    noun: 'webhook',
    nouns: 'webhooks',
    param: 'receiver',
    page: systemPaths.alertReceiver,
    list: () => alertReceiverListQuery,
    isFor: 'operators',
    needs: 'alerts',
    actions: (state, item) => receiverActions(item, { role: selectFleetRole(state) }),
  }),
  physicalDisk: define<PhysicalDisk, 'diskId'>({
    noun: 'physical disk',
    nouns: 'physical disks',
    param: 'diskId',
    page: systemPaths.physicalDisk,
    list: () => physicalDiskListQuery,
    isFor: 'operators',
    nameOf: ({ serial }) => serial,
    keyOf: ({ id }) => id,
    actions: () => [],
  }),
  rack: define<Rack, 'rackId'>({
    noun: 'rack',
    nouns: 'racks',
    param: 'rackId',
    page: systemPaths.rack,
    list: () => rackListQuery,
    isFor: 'operators',
    nameOf: ({ id }) => id,
    keyOf: ({ id }) => id,
    actions: () => [],
  }),
  switch: define<Switch, 'switchId'>({
    noun: 'switch',
    nouns: 'switches',
    param: 'switchId',
    page: systemPaths.switch,
    list: () => switchListQuery,
    isFor: 'operators',
    nameOf: ({ baseboard }) => baseboard.serial,
    keyOf: ({ id }) => id,
    actions: () => [],
  }),
  switchPort: define<SwitchPort, 'portId'>({
    noun: 'switch port',
    nouns: 'switch ports',
    param: 'portId',
    page: systemPaths.switchPort,
    list: () => switchPortListQuery,
    isFor: 'operators',
    nameOf: portName,
    keyOf: ({ id }) => id,
    actions: selectActionsOfPort,
    context: () => [allSwitchPortsQuery, allPortSettingsQuery],
  }),
  portSettings: define<SwitchPortSettingsIdentity, 'settings'>({
    noun: 'port settings',
    nouns: 'port settings',
    param: 'settings',
    page: systemPaths.portSettingsPage,
    list: () => portSettingsListQuery,
    isFor: 'operators',
    actions: selectActionsOfSettings,
    context: () => [allSwitchPortsQuery],
  }),
  loopbackAddress: define<LoopbackAddress, 'loopbackAddress'>({
    noun: 'loopback address',
    nouns: 'loopback addresses',
    param: 'loopbackAddress',
    page: ({ loopbackAddress }) => listed(systemPaths.loopbackAddresses(), loopbackAddress),
    list: () => loopbackAddressListQuery,
    isFor: 'operators',
    nameOf: ({ address, switchSlot }) => `${address} on ${switchSlot}`,
    keyOf: ({ address, switchSlot }) => `address:${address} switch:${switchSlot}`,
    addressesOf: ({ address }) => [address],
    actions: (state, item) => loopbackAddressActions(item, selectReasonNotAdmin(state)),
  }),
  bgpConfig: define<BgpConfig, 'bgpConfig'>({
    noun: 'BGP configuration',
    nouns: 'BGP configurations',
    param: 'bgpConfig',
    page: systemPaths.bgpConfigEdit,
    opens: ({ bgpConfig }) => listed(systemPaths.bgpConfigs(), `name:${bgpConfig}`),
    list: () => bgpConfigListQuery,
    isFor: 'operators',
    actions: (state, item) => bgpConfigActions(item, selectBgpPlace(state)),
  }),
  announceSet: define<BgpAnnounceSet, 'announceSet'>({
    noun: 'announce set',
    nouns: 'announce sets',
    param: 'announceSet',
    page: systemPaths.bgpAnnounceSet,
    list: () => announceSetsQuery,
    isUnpaged: true,
    isFor: 'operators',
    actions: (state, item) => announceSetActions(item, selectBgpPlace(state)),
  }),
  bgpPeer: define<BgpPeerStatus, 'bgpPeer'>({
    noun: 'BGP peer',
    nouns: 'BGP peers',
    param: 'bgpPeer',
    page: ({ bgpPeer }) => listed(systemPaths.bgp(), bgpPeer),
    list: () => bgpStatusQuery,
    isUnpaged: true,
    isFor: 'operators',
    nameOf: ({ peerId, switch: slot }) => `${peerId} on ${slot}`,
    keyOf: peer => `peer:${peer.peerId} switch:${peer.switch}`,
    idOf: peerKey,
    addressesOf: ({ addr }) => [addr],
    actions: (_state, item) => peerActions(item),
  }),
  bfdSession: define<BfdStatus, 'bfdSession'>({
    noun: 'BFD session',
    nouns: 'BFD sessions',
    param: 'bfdSession',
    page: ({ bfdSession }) => listed(systemPaths.bfd(), bfdSession),
    list: () => bfdStatusQuery,
    isUnpaged: true,
    isFor: 'operators',
    nameOf: ({ peer, switchSlot }) => `${peer} on ${switchSlot}`,
    keyOf: ({ peer, switchSlot }) => `peer:${peer} switch:${switchSlot}`,
    idOf: sessionKey,
    addressesOf: ({ peer, local }) => [peer, ...(local ? [local] : [])],
    actions: (state, item) => bfdSessionActions(item, selectReasonNotAdmin(state)),
  }),
  supportBundle: define<SupportBundleInfo, 'bundleId'>({
    noun: 'support bundle',
    nouns: 'support bundles',
    param: 'bundleId',
    page: systemPaths.supportBundle,
    list: () => allBundlesQuery,
    isFor: 'operators',
    nameOf: ({ id, userComment }) => userComment || shortId(id),
    keyOf: ({ id }) => id,
    actions: selectActionsOfBundle,
    screen: { id: 'system/support-bundles/list', to: systemPaths.supportBundles() },
  }),
  multicastGroup: define<MulticastGroup, 'multicastGroup'>({
    noun: 'multicast group',
    nouns: 'multicast groups',
    param: 'multicastGroup',
    page: siloPaths.multicastGroup,
    list: () => multicastGroupListQuery,
    needs: 'multicastGroups',
    addressesOf: ({ multicastIp }) => [multicastIp],
    actions: () => [],
  }),
  certificate: define<Certificate, 'certificate'>({
    noun: 'certificate',
    nouns: 'certificates',
    param: 'certificate',
    page: siloPaths.certificate,
    list: () => certificateListQuery,
    isFor: 'siloAdmins',
    actions: (state, { id }) =>
      selectCertificateRows(state).find(row => row.id === id)?.actions ?? [],
  }),
  accessToken: define<DeviceAccessToken, 'accessToken'>({
    noun: 'access token',
    nouns: 'access tokens',
    param: 'accessToken',
    page: ({ accessToken }) => listed(settingsPaths.accessTokens(), accessToken),
    list: () => accessTokenListQuery,
    needs: 'accessTokens',
    nameOf: ({ id }) => id,
    keyOf: ({ id }) => id,
    actions: (_state, item) => accessTokenActions(item),
  }),
  sshKey: define<SshKey, 'sshKey'>({
    noun: 'SSH key',
    nouns: 'SSH keys',
    param: 'sshKey',
    page: settingsPaths.sshKey,
    list: () => sshKeyListQuery,
    actions: (_state, item) => sshKeyActions(item),
  }),
  user: define<User, 'user'>({
    noun: 'user',
    nouns: 'users',
    param: 'user',
    page: siloPaths.user,
    list: () => usersQuery({}),
    nameOf: ({ displayName, id }) => displayName || id,
    keyOf: ({ id }) => id,
    actions: selectActionsOfUser,
    context: () => [policyQuery({})],
    screen: IDENTITIES,
  }),
  group: define<Group, 'group'>({
    noun: 'group',
    nouns: 'groups',
    param: 'group',
    page: siloPaths.group,
    list: () => allGroupsQuery,
    nameOf: ({ displayName, id }) => displayName || id,
    keyOf: ({ id }) => id,
    actions: selectActionsOfGroup,
    context: () => [policyQuery({})],
    screen: IDENTITIES,
  }),
} as const

export type KindId = keyof typeof KINDS

export const KIND_IDS = Object.keys(KINDS) as readonly KindId[]

/** The address to open for an object. */
export const addressOf = ({ page, opens = page }: ObjectKind, names: Names): string => opens(names)

/** An object whose page, or one below it, has been opened. */
export interface OpenedObject {
  kind: KindId
  name: string
  to: string
}

/** The object that a page belongs to; undefined if it belongs to none. */
export const objectAt = (path: string, names: Names): OpenedObject | undefined => {
  for (const [id, kind] of Object.entries(KINDS)) {
    const name = names[kind.param]
    if (name === undefined) continue
    try {
      if (`${path}/`.startsWith(`${kind.page(names)}/`))
        return { kind: id as KindId, name, to: addressOf(kind, names) }
    } catch {
      // The address lacks a parent of this kind.
    }
  }
  return undefined
}

/**
 * The address of the object that a command is about: one that it makes, changes or, without an
 * address of its own, belongs to. Undefined for a deleted one.
 */
export const objectOfCommand = ({ endpoint, args }: Command): string | undefined => {
  const { path, query, body } = args as { path?: Names; query?: Names; body?: { name?: unknown } }
  const given: Names = { ...query, ...path }
  for (const kind of Object.values(KINDS)) {
    const does = (verb: string) =>
      endpoint.toLowerCase().endsWith(`${kind.param.replace(/Id$/, '')}${verb}`.toLowerCase())
    const isMade = does('Create') && typeof body?.name === 'string'
    const names = isMade ? { ...given, [kind.param]: String(body.name) } : given
    if (names[kind.param] === undefined) continue
    if (does('Delete')) return undefined
    try {
      return addressOf(kind, names)
    } catch {
      // Named by id, without its parents.
    }
  }
  return undefined
}
