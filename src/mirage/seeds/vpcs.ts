import type { ProjectRecord } from '../models/projects'
import type { RouteRecord, VpcRecord } from '../models/vpcs'
import { createSubnetRoute, createVpc } from '../rules/new-vpc'
import { fail } from '../server/errors'
import { createRandom } from '../server/random'
import type { World } from '../server/world'
import { seedRules } from './firewall'
import { fixedId, named, utc } from './fixed'
import { ipPoolIds } from './ip-pools'
import { projectIds } from './projects'

/** A world whose next ids, random choices and present are known beforehand. */
const frozen = (world: World, number: number, time: string): World => {
  const group = number.toString(16).padStart(4, '0')
  let last = 0
  const next = () => {
    last += 1
    return `defa0175-${group}-4000-8000-${last.toString(16).padStart(12, '0')}`
  }
  return { ...world, ids: { next }, random: createRandom(number), now: () => utc(time) }
}

/** A VPC as it would be had somebody created it then. */
const seedVpc = (world: World, number: number, project: ProjectRecord, name: string): VpcRecord => {
  const description = name === 'default' ? 'Default VPC' : ''
  const past = frozen(world, number, project.timeCreated.replace('Z', ''))
  return createVpc(past, project, { name, description, dnsName: name })
}

const MOCK_VPC = fixedId('vpc', 1)
const MOCK_ROUTERS = { system: fixedId('router', 1), custom: fixedId('router', 2) }
export const MOCK_SUBNET = fixedId('subnet', 1)

/** Made by hand, and not as the server would: with names of its own for everything. */
const seedMockVpc = ({ db }: World): void => {
  const vpcId = MOCK_VPC
  db.vpcs.insert({
    ...named(vpcId, 'mock-vpc', 'a fake vpc', '2024-01-15T09:35'),
    projectId: projectIds.mock,
    systemRouterId: MOCK_ROUTERS.system,
    dnsName: 'mock-vpc',
    ipv6Prefix: 'fd9b:870a:4245::/48',
  })
  db.subnets.insert({
    ...named(MOCK_SUBNET, 'mock-subnet', 'a fake subnet', '2024-01-15T09:36'),
    vpcId,
    ipv4Block: '10.1.1.1/24',
    ipv6Block: 'fd9b:870a:4245::/64',
    customRouterId: null,
  })
  db.routers.insert({
    ...named(MOCK_ROUTERS.system, 'mock-system-router', 'a fake router', '2024-01-15T09:35'),
    kind: 'system',
    vpcId,
  })
  db.routers.insert({
    ...named(MOCK_ROUTERS.custom, 'mock-custom-router', 'a fake custom router', '2024-01-16'),
    kind: 'custom',
    vpcId,
  })
  seedRoutes(db, MOCK_ROUTERS.system, 1, [
    {
      name: 'default',
      kind: 'vpc_subnet',
      subnetId: MOCK_SUBNET,
      destination: { type: 'subnet', value: 'mock-subnet' },
      target: { type: 'subnet', value: 'mock-subnet' },
    },
    {
      name: 'default-v4',
      kind: 'default',
      destination: { type: 'ip_net', value: '0.0.0.0/0' },
      target: { type: 'internet_gateway', value: 'outbound' },
    },
    {
      name: 'default-v6',
      kind: 'default',
      destination: { type: 'ip_net', value: '::/0' },
      target: { type: 'internet_gateway', value: 'outbound' },
    },
  ])
  seedRoutes(db, MOCK_ROUTERS.custom, 11, [
    {
      name: 'drop-local',
      kind: 'custom',
      destination: { type: 'ip', value: '192.168.1.1' },
      target: { type: 'drop' },
    },
    {
      name: 'dc2',
      kind: 'custom',
      destination: { type: 'ip_net', value: '45.154.216.0/24' },
      target: { type: 'internet_gateway', value: 'internet-gateway-1' },
    },
  ])
  seedMockGateways(db)
  seedRules(db, vpcId, 'mock')
}

const seedMockGateways = (db: World['db']) => {
  const [first, second] = [fixedId('gateway', 1), fixedId('gateway', 2)]
  const gateways = [
    named(first, 'internet-gateway-1', 'internet gateway 1', '2024-01-15T09:37'),
    named(second, 'internet-gateway-2', 'internet gateway 2', '2024-01-15T09:38'),
  ]
  for (const gateway of gateways) db.gateways.insert({ ...gateway, vpcId: MOCK_VPC })
  db.gatewayAddresses.insert({
    ...named(fixedId('gatewayAddress', 1), 'igw-ip', 'what the world sees', '2024-01-15T09:39'),
    internetGatewayId: first,
    address: '123.4.56.3',
  })
  db.gatewayPools.insert({
    ...named(fixedId('gatewayPool', 1), 'igw-pool-1', 'public addresses', '2024-01-15T09:39'),
    internetGatewayId: first,
    ipPoolId: ipPoolIds.first,
  })
  db.gatewayPools.insert({
    ...named(fixedId('gatewayPool', 2), 'igw-pool-2', '', '2024-01-15T09:40'),
    internetGatewayId: second,
    ipPoolId: ipPoolIds.second,
  })
}

type SeedRoute = Pick<RouteRecord, 'name' | 'kind' | 'destination' | 'target'> & {
  subnetId?: string
}

const seedRoutes = (
  db: World['db'],
  vpcRouterId: string,
  firstNumber: number,
  routes: readonly SeedRoute[],
) => {
  for (const [index, { name, ...route }] of routes.entries()) {
    db.routes.insert({
      ...named(fixedId('route', firstNumber + index), name, '', '2024-01-16T10:00'),
      subnetId: null,
      ...route,
      vpcRouterId,
    })
  }
}

/** The only VPC with as many subnets as an instance may have interfaces. */
const LAYERS = 8

export const layerId = (number: number): string => fixedId('subnet', 100 + number)
export const layerBlock = (number: number): string => `10.20.${number}.0/24`

/** Routes of every kind, to and from everything there is. */
const detours: SeedRoute[] = [
  {
    name: 'one-address',
    kind: 'custom',
    destination: { type: 'ip', value: '203.0.113.77' },
    target: { type: 'ip', value: '10.20.1.20' },
  },
  {
    name: 'a-network',
    kind: 'custom',
    destination: { type: 'ip_net', value: '203.0.113.0/24' },
    target: { type: 'instance', value: 'granite' },
  },
  {
    name: 'a-network-v6',
    kind: 'custom',
    destination: { type: 'ip_net', value: '2001:db8:77::/48' },
    target: { type: 'internet_gateway', value: 'twin-peaks' },
  },
  {
    name: 'a-subnet',
    kind: 'custom',
    destination: { type: 'subnet', value: 'layer-3' },
    target: { type: 'drop' },
  },
  {
    name: 'next-door',
    kind: 'vpc_peering',
    destination: { type: 'vpc', value: 'hollow' },
    target: { type: 'vpc', value: 'hollow' },
  },
  {
    name: 'shortcut',
    kind: 'vpc_subnet',
    destination: { type: 'subnet', value: 'layer-2' },
    target: { type: 'subnet', value: 'layer-2' },
  },
]

const seedStrata = (world: World, project: ProjectRecord): void => {
  const { db } = world
  const vpc = seedVpc(world, 11, project, 'strata')
  const [busy, unused] = [fixedId('router', 101), fixedId('router', 102)]
  const routers = [
    named(busy, 'detours', 'Never the straight way', '2024-03-14'),
    named(unused, 'unused', '', '2024-03-14T09:10'),
  ]
  for (const router of routers) db.routers.insert({ ...router, kind: 'custom', vpcId: vpc.id })
  seedRoutes(db, busy, 101, detours)

  const past = frozen(world, 12, '2024-03-14T10:00')
  const prefix = vpc.ipv6Prefix.replace('::/48', '')
  for (let number = 1; number <= LAYERS; number++) {
    const subnet = db.subnets.insert({
      ...named(layerId(number), `layer-${number}`, '', '2024-03-14T10:00'),
      vpcId: vpc.id,
      ipv4Block: layerBlock(number),
      ipv6Block: `${prefix}:${number}::/64`,
      customRouterId: number <= 2 ? busy : null,
    })
    createSubnetRoute(past, vpc, subnet)
  }

  const twinPeaks = fixedId('gateway', 101)
  const gateways = [
    named(twinPeaks, 'twin-peaks', 'Two addresses', '2024-03-15'),
    named(fixedId('gateway', 102), 'nowhere', 'Leads nowhere yet', '2024-03-15T09:10'),
  ]
  for (const gateway of gateways) db.gateways.insert({ ...gateway, vpcId: vpc.id })
  for (const [index, address] of ['203.0.113.10', '203.0.113.11'].entries()) {
    db.gatewayAddresses.insert({
      ...named(fixedId('gatewayAddress', 101 + index), `peak-${index + 1}`, '', '2024-03-15T10:00'),
      internetGatewayId: twinPeaks,
      address,
    })
  }
  seedRules(db, vpc.id, 'strata')
}

/** Its only subnet was deleted, and the route with it. */
const seedHollow = (world: World, project: ProjectRecord): void => {
  const { db } = world
  const vpc = seedVpc(world, 13, project, 'hollow')
  for (const subnet of db.subnets.in(vpc.id)) {
    for (const route of db.routes.by('subnet', subnet.id)) db.routes.remove(route.id)
    db.subnets.remove(subnet.id)
  }
}

export const seedVpcs = (world: World): void => {
  const { db } = world
  const project = (id: string) => db.projects.get(id) ?? fail.internal()
  seedMockVpc(world)

  const second = seedVpc(world, 2, project(projectIds.other), 'mock-vpc-2')
  for (const rule of db.firewallRules.in(second.id)) db.firewallRules.remove(rule.id)
  seedRules(db, second.id, 'lots')

  seedStrata(world, project(projectIds.rockGarden))
  seedHollow(world, project(projectIds.rockGarden))

  const { rockGarden, blank, restricted, forbidden, unavailable, ensemble, workbench } = projectIds
  const others = [rockGarden, blank, restricted, forbidden, unavailable, ensemble, workbench]
  for (const [index, id] of others.entries()) seedVpc(world, 20 + index, project(id), 'default')
}
