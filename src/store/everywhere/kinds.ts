import type {
  AddressLot,
  AffinityGroup,
  AlertReceiver,
  AntiAffinityGroup,
  Disk,
  ExternalSubnet,
  FloatingIp,
  Group,
  Image,
  Instance,
  InternetGateway,
  IpPool,
  Project,
  Silo,
  Sled,
  Snapshot,
  SshKey,
  SubnetPool,
  User,
  Vpc,
  VpcRouter,
  VpcSubnet,
} from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { withReason, type ActionViewModel } from '@/store/commands/action'
import { groupActions } from '@/store/project/affinity/actions'
import { diskActions } from '@/store/project/disks/actions'
import { externalSubnetActions } from '@/store/project/external-subnets/actions'
import { floatingIpActions } from '@/store/project/floating-ips/actions'
import { projectImageActions } from '@/store/project/images/actions'
import { instanceActions } from '@/store/project/instances/actions'
import { selectReasonNotNetworking } from '@/store/project/networking'
import { projectPaths } from '@/store/project/paths'
import { routerActions } from '@/store/project/routers/actions'
import { snapshotActions } from '@/store/project/snapshots/actions'
import { subnetActions } from '@/store/project/subnets/subnets'
import { vpcActions } from '@/store/project/vpcs/actions'
import { untyped } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { sshKeyActions } from '@/store/settings/ssh-keys/actions'
import { settingsPaths } from '@/store/settings/paths'
import { siloImageActions } from '@/store/silo/images/actions'
import { siloPaths } from '@/store/silo/paths'
import { projectActions } from '@/store/silo/projects/actions'
import { addressLotActions } from '@/store/system/address-lots/actions'
import { receiverActions } from '@/store/system/alerting/actions'
import { selectFleetRole, selectReasonNotOfSilo } from '@/store/system/fleet-role'
import { ipPoolActions } from '@/store/system/ip-pools/actions'
import { systemPaths } from '@/store/system/paths'
import { siloActions } from '@/store/system/silos/actions'
import { sledActions } from '@/store/system/sleds/actions'
import { subnetPoolActions } from '@/store/system/subnet-pools/actions'

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
  actions: (state: RootState, item: Item, names: Given) => readonly ActionViewModel[]
}

interface InProject {
  project: string
}

const define = <Item, Param extends string, Parents = unknown>(
  kind: ObjectKind<Item, Parents & Record<Param, string>> & { param: Param },
) => untyped<ObjectKind>(kind)

/** The kinds that the palette finds. Those within others come first. */
export const KINDS = {
  instance: define<Instance, 'instance', InProject>({
    noun: 'instance',
    nouns: 'instances',
    param: 'instance',
    page: projectPaths.instance,
    opens: projectPaths.instanceStorage,
    actions: (_state, item, names) => instanceActions(item, names),
  }),
  disk: define<Disk, 'disk', InProject>({
    noun: 'disk',
    nouns: 'disks',
    param: 'disk',
    page: projectPaths.disk,
    actions: (_state, item, names) => diskActions(item, names),
  }),
  image: define<Image, 'image', InProject>({
    noun: 'image',
    nouns: 'images',
    param: 'image',
    page: projectPaths.image,
    actions: (_state, item, names) => projectImageActions(item, names),
  }),
  snapshot: define<Snapshot, 'snapshot', InProject>({
    noun: 'snapshot',
    nouns: 'snapshots',
    param: 'snapshot',
    page: projectPaths.snapshot,
    actions: (_state, item, names) => snapshotActions(item, names),
  }),
  floatingIp: define<FloatingIp, 'floatingIp', InProject>({
    noun: 'floating IP',
    nouns: 'floating IPs',
    param: 'floatingIp',
    page: projectPaths.floatingIp,
    actions: (_state, item, names) => floatingIpActions(item, names, undefined),
  }),
  subnet: define<VpcSubnet, 'subnet', InProject & { vpc: string }>({
    noun: 'subnet',
    nouns: 'subnets',
    param: 'subnet',
    page: projectPaths.subnet,
    actions: (state, item, names) =>
      withReason(subnetActions(item, names), selectReasonNotNetworking(state, names)),
  }),
  router: define<VpcRouter, 'router', InProject & { vpc: string }>({
    noun: 'router',
    nouns: 'routers',
    param: 'router',
    page: projectPaths.router,
    actions: (state, item, names) =>
      withReason(routerActions(item, names), selectReasonNotNetworking(state, names)),
  }),
  gateway: define<InternetGateway, 'gateway', InProject & { vpc: string }>({
    noun: 'internet gateway',
    nouns: 'internet gateways',
    param: 'gateway',
    page: projectPaths.internetGateway,
    // What it can be deleted with is read on its page.
    actions: () => [],
  }),
  externalSubnet: define<ExternalSubnet, 'externalSubnet', InProject>({
    noun: 'external subnet',
    nouns: 'external subnets',
    param: 'externalSubnet',
    page: projectPaths.externalSubnet,
    actions: (_state, item, names) => externalSubnetActions(item, names, undefined),
  }),
  affinityGroup: define<AffinityGroup, 'affinityGroup', InProject>({
    noun: 'affinity group',
    nouns: 'affinity groups',
    param: 'affinityGroup',
    page: projectPaths.affinityGroup,
    actions: (_state, item, { project }) => groupActions(item, { kind: 'affinity', project }),
  }),
  antiAffinityGroup: define<AntiAffinityGroup, 'antiAffinityGroup', InProject>({
    noun: 'anti-affinity group',
    nouns: 'anti-affinity groups',
    param: 'antiAffinityGroup',
    page: projectPaths.antiAffinityGroup,
    actions: (_state, item, { project }) => groupActions(item, { kind: 'antiAffinity', project }),
  }),
  vpc: define<Vpc, 'vpc', InProject>({
    noun: 'VPC',
    nouns: 'VPCs',
    param: 'vpc',
    page: projectPaths.vpc,
    opens: projectPaths.firewallRules,
    actions: (state, item, names) =>
      withReason(vpcActions(item, names), selectReasonNotNetworking(state, names)),
  }),
  project: define<Project, 'project'>({
    noun: 'project',
    nouns: 'projects',
    param: 'project',
    page: projectPaths.project,
    opens: projectPaths.instances,
    actions: (_state, item) => projectActions(item),
  }),
  siloImage: define<Image, 'image'>({
    noun: 'silo image',
    nouns: 'silo images',
    param: 'image',
    page: siloPaths.image,
    actions: (_state, item) => siloImageActions(item),
  }),
  silo: define<Silo, 'silo'>({
    noun: 'silo',
    nouns: 'silos',
    param: 'silo',
    page: systemPaths.silo,
    actions: (state, item) =>
      siloActions(item, selectReasonNotOfSilo(state, item.id, 'collaborator')),
  }),
  pool: define<IpPool, 'pool'>({
    noun: 'IP pool',
    nouns: 'IP pools',
    param: 'pool',
    page: systemPaths.ipPool,
    actions: (state, item) => ipPoolActions(item, { role: selectFleetRole(state) }),
  }),
  sled: define<Sled, 'sledId'>({
    noun: 'sled',
    nouns: 'sleds',
    param: 'sledId',
    page: systemPaths.sled,
    opens: systemPaths.sledInstances,
    actions: (_state, item) => sledActions(item),
  }),
  subnetPool: define<SubnetPool, 'subnetPool'>({
    noun: 'subnet pool',
    nouns: 'subnet pools',
    param: 'subnetPool',
    page: systemPaths.subnetPool,
    actions: (state, item) => subnetPoolActions(item, { role: selectFleetRole(state) }),
  }),
  addressLot: define<AddressLot, 'lot'>({
    noun: 'address lot',
    nouns: 'address lots',
    param: 'lot',
    page: systemPaths.addressLot,
    actions: (state, item) => addressLotActions(item, { role: selectFleetRole(state) }),
  }),
  receiver: define<AlertReceiver, 'receiver'>({
    noun: 'webhook',
    nouns: 'webhooks',
    param: 'receiver',
    page: systemPaths.alertReceiver,
    actions: (state, item) => receiverActions(item, { role: selectFleetRole(state) }),
  }),
  sshKey: define<SshKey, 'sshKey'>({
    noun: 'SSH key',
    nouns: 'SSH keys',
    param: 'sshKey',
    page: settingsPaths.sshKey,
    actions: (_state, item) => sshKeyActions(item),
  }),
  user: define<User, 'user'>({
    noun: 'user',
    nouns: 'users',
    param: 'user',
    page: siloPaths.user,
    actions: () => [],
  }),
  group: define<Group, 'group'>({
    noun: 'group',
    nouns: 'groups',
    param: 'group',
    page: siloPaths.group,
    actions: () => [],
  }),
} as const

export type KindId = keyof typeof KINDS

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
      endpoint.toLowerCase().endsWith(`${kind.param}${verb}`.toLowerCase())
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
