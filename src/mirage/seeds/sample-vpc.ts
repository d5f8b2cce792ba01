import type { ProjectRecord } from '../models/records'
import { createSubnetRoute } from '../rules/subnet-routes'
import type { BackendState } from '../server/backend-state'
import { atTime, seedVpc } from './created-vpcs'
import { seedRules } from './firewall'
import { fixedId, named } from './fixed'
import { seedRoutes, type SeedRoute } from './router-routes'

/** One subnet for each interface an instance can have. */
const LAYERS = 8

export const layerId = (number: number): string => fixedId('subnet', 100 + number)
const layerBlock = (number: number): string => `10.20.${number}.0/24`

/** Routes with every type of destination and target. */
const sampleRoutes: SeedRoute[] = [
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

/** A VPC with one of everything. */
export const seedSampleVpc = (backendState: BackendState, project: ProjectRecord): void => {
  const { db } = backendState
  const vpc = seedVpc(backendState, 11, project, 'strata')
  const [busy, unused] = [fixedId('router', 101), fixedId('router', 102)]
  const routers = [
    named(busy, 'detours', 'Never the straight way', '2024-03-14'),
    named(unused, 'unused', '', '2024-03-14T09:10'),
  ]
  for (const router of routers) db.routers.insert({ ...router, kind: 'custom', vpcId: vpc.id })
  seedRoutes(db, busy, 101, sampleRoutes)

  const past = atTime(backendState, 12, '2024-03-14T10:00')
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
