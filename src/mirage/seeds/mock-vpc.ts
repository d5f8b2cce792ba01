import type { BackendState } from '../server/backend-state'
import { seedRules } from './firewall'
import { fixedId, named } from './fixed'
import { ipPoolIds } from './ip-pools'
import { projectIds } from './projects'
import { seedRoutes } from './router-routes'

const MOCK_VPC = fixedId('vpc', 1)
const MOCK_ROUTERS = { system: fixedId('router', 1), custom: fixedId('router', 2) }
export const MOCK_SUBNET = fixedId('subnet', 1)

/** Created by hand, unlike what the server would create: everything has custom names. */
export const seedMockVpc = ({ db }: BackendState): void => {
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

const seedMockGateways = (db: BackendState['db']) => {
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
