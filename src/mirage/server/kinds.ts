import type * as records from '../models/records'
import type { ExternalSubnetRecord } from '../models/system-records'
import type { Db } from './db'
import type { ObjectType } from './errors'
import type { Row, Table } from './table'

/** A type of object in a project: how to find it, and how errors name it. */
export interface Kind<T extends Row> {
  /** For messages: `subnet should either be UUID or vpc should be specified`. */
  readonly thing: string
  readonly type: ObjectType
  table(db: Db): Pick<Table<T>, 'get' | 'named'>
  /** The project whose policy applies. */
  projectOf(db: Db, record: T): string | undefined
}

const inItsProject = (_: Db, { projectId }: { projectId: string }) => projectId

const ofVpc = (db: Db, { vpcId }: { vpcId: string }) => db.vpcs.get(vpcId)?.projectId

const ofRouter = (db: Db, { vpcRouterId }: records.RouteRecord) => {
  const router = db.routers.get(vpcRouterId)
  return router && ofVpc(db, router)
}

const ofGateway = (db: Db, { internetGatewayId }: { internetGatewayId: string }) => {
  const gateway = db.gateways.get(internetGatewayId)
  return gateway && ofVpc(db, gateway)
}

interface ProjectChildren {
  instance: records.InstanceRecord
  disk: records.DiskRecord
  snapshot: records.SnapshotRecord
  floatingIp: records.FloatingIpRecord
  externalSubnet: ExternalSubnetRecord
  vpc: records.VpcRecord
  affinityGroup: records.AffinityGroupRecord
  antiAffinityGroup: records.AntiAffinityGroupRecord
}

interface VpcChildren {
  subnet: records.SubnetRecord
  router: records.RouterRecord
  internetGateway: records.GatewayRecord
}

interface GatewayChildren {
  gatewayPool: records.GatewayPoolRecord
  gatewayAddress: records.GatewayAddressRecord
}

type Kinds<Records extends Record<keyof Records, Row>> = {
  [Name in keyof Records]: Kind<Records[Name]>
}

/** Direct children of a project. */
export const projectChildren: Kinds<ProjectChildren> = {
  instance: {
    thing: 'instance',
    type: 'instance',
    table: db => db.instances,
    projectOf: inItsProject,
  },
  disk: { thing: 'disk', type: 'disk', table: db => db.disks, projectOf: inItsProject },
  snapshot: {
    thing: 'snapshot',
    type: 'snapshot',
    table: db => db.snapshots,
    projectOf: inItsProject,
  },
  floatingIp: {
    thing: 'floating IP',
    type: 'floating-ip',
    table: db => db.floatingIps,
    projectOf: inItsProject,
  },
  externalSubnet: {
    thing: 'external subnet',
    type: 'external-subnet',
    table: db => db.externalSubnets,
    projectOf: inItsProject,
  },
  vpc: { thing: 'vpc', type: 'vpc', table: db => db.vpcs, projectOf: inItsProject },
  affinityGroup: {
    thing: 'affinity group',
    type: 'affinity-group',
    table: db => db.affinityGroups,
    projectOf: inItsProject,
  },
  antiAffinityGroup: {
    thing: 'anti-affinity group',
    type: 'anti-affinity-group',
    table: db => db.antiAffinityGroups,
    projectOf: inItsProject,
  },
}

/** Direct children of a VPC. */
export const vpcChildren: Kinds<VpcChildren> = {
  subnet: { thing: 'subnet', type: 'vpc-subnet', table: db => db.subnets, projectOf: ofVpc },
  router: { thing: 'router', type: 'vpc-router', table: db => db.routers, projectOf: ofVpc },
  internetGateway: {
    thing: 'internet gateway',
    type: 'internet-gateway',
    table: db => db.gateways,
    projectOf: ofVpc,
  },
}

/** Direct children of an internet gateway. */
export const gatewayChildren: Kinds<GatewayChildren> = {
  gatewayPool: {
    thing: 'internet gateway IP pool',
    type: 'internet-gateway-ip-pool',
    table: db => db.gatewayPools,
    projectOf: ofGateway,
  },
  gatewayAddress: {
    thing: 'internet gateway IP address',
    type: 'internet-gateway-ip-address',
    table: db => db.gatewayAddresses,
    projectOf: ofGateway,
  },
}

export const routeKind: Kind<records.RouteRecord> = {
  thing: 'route',
  type: 'router-route',
  table: db => db.routes,
  projectOf: ofRouter,
}

export const networkInterfaceKind: Kind<records.NetworkInterfaceRecord> = {
  thing: 'network interface',
  type: 'instance-network-interface',
  table: db => db.networkInterfaces,
  projectOf: (db, { instanceId }) => db.instances.get(instanceId)?.projectId,
}
