import type { AffinityGroupRecord, AntiAffinityGroupRecord } from '../models/affinity'
import type { DiskRecord } from '../models/disks'
import type { FloatingIpRecord } from '../models/external-ips'
import type { ImageRecord } from '../models/images'
import type { InstanceRecord } from '../models/instances'
import type { IpPoolRecord, IpPoolSiloRecord } from '../models/ip-pools'
import type { NetworkInterfaceRecord } from '../models/network-interfaces'
import type { ProjectRecord } from '../models/projects'
import type { SiloRecord } from '../models/silos'
import type { SnapshotRecord } from '../models/snapshots'
import type { SshKeyRecord } from '../models/ssh-keys'
import type {
  GatewayAddressRecord,
  GatewayPoolRecord,
  GatewayRecord,
  RouteRecord,
  RouterRecord,
  SubnetRecord,
  VpcRecord,
} from '../models/vpcs'
import { allows, authorize, canReadSilo, type Context, type Role } from './access'
import type { Db } from './db'
import { fail, type ObjectType } from './errors'
import { isUuid } from './ids'
import type { Row, Table } from './table'

type Selector = string | null | undefined

/** How a kind of object is found, and what errors call it. */
interface Kind<T extends Row> {
  /** In sentences: `subnet should either be UUID or vpc should be specified`. */
  thing: string
  type: ObjectType
  table: (db: Db) => Pick<Table<T>, 'get' | 'named'>
}

interface ProjectChildren {
  instance: InstanceRecord
  disk: DiskRecord
  snapshot: SnapshotRecord
  floatingIp: FloatingIpRecord
  vpc: VpcRecord
  affinityGroup: AffinityGroupRecord
  antiAffinityGroup: AntiAffinityGroupRecord
}

const projectChildren: { [Name in keyof ProjectChildren]: Kind<ProjectChildren[Name]> } = {
  instance: { thing: 'instance', type: 'instance', table: db => db.instances },
  disk: { thing: 'disk', type: 'disk', table: db => db.disks },
  snapshot: { thing: 'snapshot', type: 'snapshot', table: db => db.snapshots },
  floatingIp: { thing: 'floating IP', type: 'floating-ip', table: db => db.floatingIps },
  vpc: { thing: 'vpc', type: 'vpc', table: db => db.vpcs },
  affinityGroup: {
    thing: 'affinity group',
    type: 'affinity-group',
    table: db => db.affinityGroups,
  },
  antiAffinityGroup: {
    thing: 'anti-affinity group',
    type: 'anti-affinity-group',
    table: db => db.antiAffinityGroups,
  },
}

interface VpcChildren {
  subnet: SubnetRecord
  router: RouterRecord
  internetGateway: GatewayRecord
}

const vpcChildren: { [Name in keyof VpcChildren]: Kind<VpcChildren[Name]> } = {
  subnet: { thing: 'subnet', type: 'vpc-subnet', table: db => db.subnets },
  router: { thing: 'router', type: 'vpc-router', table: db => db.routers },
  internetGateway: {
    thing: 'internet gateway',
    type: 'internet-gateway',
    table: db => db.gateways,
  },
}

/** A query's parents of something in a VPC, nearest first. */
export interface VpcParents {
  vpc?: Selector
  project?: Selector
}

export interface RouterParents extends VpcParents {
  router?: Selector
}

export interface GatewayParents extends VpcParents {
  gateway?: Selector
}

export interface InstanceParents {
  instance?: Selector
  project?: Selector
}

/** An ID says it all: a parent beside it is a mistake of the caller. */
const refuseParents = (thing: string, parents: Record<string, Selector>) => {
  for (const [parent, given] of Object.entries(parents)) {
    if (given) {
      fail.invalidRequest(`when providing ${thing} as an ID ${parent} should not be specified`)
    }
  }
}

/** A name means nothing without its parent. */
const requireParent = (thing: string, parent: string, given: Selector): string =>
  given ?? fail.invalidRequest(`${thing} should either be UUID or ${parent} should be specified`)

const canReadProject = (context: Context, projectId: string) =>
  allows(context, 'project', projectId, 'viewer')

const demand = (context: Context, projectId: string, need: Role) => {
  if (need !== 'viewer') authorize(context, 'project', projectId, need)
}

/** A project of the caller's silo. */
const project = (context: Context, nameOrId: string, need: Role = 'viewer'): ProjectRecord => {
  const { projects } = context.world.db
  const found = isUuid(nameOrId)
    ? projects.get(nameOrId)
    : projects.named(context.caller.user.siloId, nameOrId)
  if (!found || !canReadProject(context, found.id)) return fail.notFound('project', nameOrId)
  demand(context, found.id, need)
  return found
}

/** An object that lives directly in a project. */
const inProject = <Name extends keyof ProjectChildren>(
  context: Context,
  name: Name,
  nameOrId: string,
  parent: Selector,
  need: Role = 'viewer',
): ProjectChildren[Name] => {
  const { thing, type, table }: Kind<ProjectChildren[Name]> = projectChildren[name]
  const rows = table(context.world.db)
  if (isUuid(nameOrId)) {
    refuseParents(thing, { project: parent })
    const found = rows.get(nameOrId)
    if (!found || !canReadProject(context, found.projectId)) return fail.notFound(type, nameOrId)
    demand(context, found.projectId, need)
    return found
  }
  const { id } = project(context, requireParent(thing, 'project', parent))
  const found = rows.named(id, nameOrId) ?? fail.notFound(type, nameOrId)
  demand(context, id, need)
  return found
}

/** The project a VPC belongs to decides about all inside the VPC. */
const projectOfVpc = (context: Context, vpcId: string): string =>
  context.world.db.vpcs.get(vpcId)?.projectId ?? fail.internal()

/** An object that lives directly in a VPC. */
const inVpc = <Name extends keyof VpcChildren>(
  context: Context,
  name: Name,
  nameOrId: string,
  { vpc, project: parent }: VpcParents,
  need: Role = 'viewer',
): VpcChildren[Name] => {
  const { thing, type, table }: Kind<VpcChildren[Name]> = vpcChildren[name]
  const rows = table(context.world.db)
  if (isUuid(nameOrId)) {
    refuseParents(thing, { vpc, project: parent })
    const found = rows.get(nameOrId)
    const owner = found && projectOfVpc(context, found.vpcId)
    if (!found || !owner || !canReadProject(context, owner)) return fail.notFound(type, nameOrId)
    demand(context, owner, need)
    return found
  }
  const within = inProject(context, 'vpc', requireParent(thing, 'vpc', vpc), parent)
  const found = rows.named(within.id, nameOrId) ?? fail.notFound(type, nameOrId)
  demand(context, within.projectId, need)
  return found
}

const route = (
  context: Context,
  nameOrId: string,
  { router, ...parents }: RouterParents,
  need: Role = 'viewer',
): RouteRecord => {
  const { db } = context.world
  if (isUuid(nameOrId)) {
    refuseParents('route', { router, ...parents })
    const found = db.routes.get(nameOrId)
    const owner = found && db.routers.get(found.vpcRouterId)
    const projectId = owner && projectOfVpc(context, owner.vpcId)
    if (!found || !projectId || !canReadProject(context, projectId))
      return fail.notFound('router-route', nameOrId)
    demand(context, projectId, need)
    return found
  }
  const within = inVpc(context, 'router', requireParent('route', 'router', router), parents)
  const found = db.routes.named(within.id, nameOrId) ?? fail.notFound('router-route', nameOrId)
  demand(context, projectOfVpc(context, within.vpcId), need)
  return found
}

interface Attachments {
  gatewayPool: GatewayPoolRecord
  gatewayAddress: GatewayAddressRecord
}

const attachments: { [Name in keyof Attachments]: Kind<Attachments[Name]> } = {
  gatewayPool: {
    thing: 'internet gateway IP pool',
    type: 'internet-gateway-ip-pool',
    table: db => db.gatewayPools,
  },
  gatewayAddress: {
    thing: 'internet gateway IP address',
    type: 'internet-gateway-ip-address',
    table: db => db.gatewayAddresses,
  },
}

/** A pool or an address attached to an internet gateway. */
const onGateway = <Name extends keyof Attachments>(
  context: Context,
  name: Name,
  nameOrId: string,
  { gateway, ...parents }: GatewayParents,
  need: Role = 'viewer',
): Attachments[Name] => {
  const { thing, type, table }: Kind<Attachments[Name]> = attachments[name]
  const { db } = context.world
  if (isUuid(nameOrId)) {
    refuseParents(thing, { gateway, ...parents })
    const found = table(db).get(nameOrId)
    const owner = found && db.gateways.get(found.internetGatewayId)
    const projectId = owner && projectOfVpc(context, owner.vpcId)
    if (!found || !projectId || !canReadProject(context, projectId))
      return fail.notFound(type, nameOrId)
    demand(context, projectId, need)
    return found
  }
  const selector = requireParent(thing, 'gateway', gateway)
  const within = inVpc(context, 'internetGateway', selector, parents)
  const found = table(db).named(within.id, nameOrId) ?? fail.notFound(type, nameOrId)
  demand(context, projectOfVpc(context, within.vpcId), need)
  return found
}

const networkInterface = (
  context: Context,
  nameOrId: string,
  { instance, project: parent }: InstanceParents,
  need: Role = 'viewer',
): NetworkInterfaceRecord => {
  const { db } = context.world
  const type = 'instance-network-interface'
  if (isUuid(nameOrId)) {
    refuseParents('network interface', { instance, project: parent })
    const found = db.networkInterfaces.get(nameOrId)
    const owner = found && db.instances.get(found.instanceId)
    if (!found || !owner || !canReadProject(context, owner.projectId))
      return fail.notFound(type, nameOrId)
    demand(context, owner.projectId, need)
    return found
  }
  const selector = requireParent('network interface', 'instance', instance)
  const within = inProject(context, 'instance', selector, parent)
  const found = db.networkInterfaces.named(within.id, nameOrId) ?? fail.notFound(type, nameOrId)
  demand(context, within.projectId, need)
  return found
}

/**
 * An image of a project or, by name without a project, of the caller's silo. By ID one may also
 * come as a member of one of the projects of the silo: else nobody with roles on projects alone
 * could boot from an image.
 */
const image = (context: Context, nameOrId: string, parent: Selector): ImageRecord => {
  const { db } = context.world
  const { siloId } = context.caller.user
  if (isUuid(nameOrId)) {
    refuseParents('image', { project: parent })
    const found = db.images.get(nameOrId)
    const readable =
      found?.siloId === siloId && (!found.projectId || canReadProject(context, found.projectId))
    return found && readable ? found : fail.notFound('image', nameOrId)
  }
  if (parent) {
    const { id } = project(context, parent)
    return db.images.named(id, nameOrId) ?? fail.notFound('project-image', nameOrId)
  }
  authorize(context, 'silo', siloId, 'viewer')
  return db.images.named(siloId, nameOrId) ?? fail.notFound('silo-image', nameOrId)
}

/** Any silo for an operator, their own for everybody else. */
const silo = (context: Context, nameOrId: string): SiloRecord => {
  const { silos } = context.world.db
  const found = isUuid(nameOrId) ? silos.get(nameOrId) : silos.named('', nameOrId)
  const readable = found && !found.internal && canReadSilo(context, found.id)
  return readable ? found : fail.notFound('silo', nameOrId)
}

/** A pool as operators see it. The control plane's own is found nowhere here. */
const ipPool = (context: Context, nameOrId: string): IpPoolRecord => {
  const { ipPools } = context.world.db
  const found = isUuid(nameOrId) ? ipPools.get(nameOrId) : ipPools.named('', nameOrId)
  return found && !found.internal ? found : fail.notFound('ip-pool', nameOrId)
}

/** A pool that the caller's silo is linked to. */
const siloIpPool = (
  context: Context,
  nameOrId: string,
): { pool: IpPoolRecord; link: IpPoolSiloRecord } => {
  const pool = ipPool(context, nameOrId)
  const link = context.world.db.ipPoolSilos
    .in(pool.id)
    .find(({ siloId }) => siloId === context.caller.user.siloId)
  return link ? { pool, link } : fail.notFound('ip-pool', nameOrId)
}

/** One of the caller's own keys. */
const sshKey = (context: Context, nameOrId: string): SshKeyRecord => {
  const { sshKeys } = context.world.db
  const userId = context.caller.user.id
  const found = isUuid(nameOrId) ? sshKeys.get(nameOrId) : sshKeys.named(userId, nameOrId)
  return found?.siloUserId === userId ? found : fail.notFound('ssh-key', nameOrId)
}

/**
 * Objects by name or ID, as the caller may see them. What is absent and what may not be read
 * answer alike, 404; a `need` above viewer that the caller lacks answers 403.
 */
export const lookup = {
  project,
  inProject,
  inVpc,
  route,
  onGateway,
  networkInterface,
  image,
  silo,
  ipPool,
  siloIpPool,
  sshKey,
}
