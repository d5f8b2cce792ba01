import { GIB } from '@/lib/size'
import type { InstanceRecord, SubnetRecord, VpcRecord } from '../models/records'
import { createVpc, defaultFirewallRules } from '../rules/new-vpc'
import { assignEphemeral, insertSourceNat } from '../rules/external-addresses'
import { stackOf } from '../rules/ip-stacks'
import { createSubnetRoute, removeSubnetRoute } from '../rules/subnet-routes'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { atTime } from './created-vpcs'
import { fixedId, named, utc } from './fixed'
import { plainInstance } from './instances'
import { mac } from './network-interfaces'
import { projectIds } from './projects'
import { seedRoutes } from './router-routes'
import { MAZE_WAR } from './silos'
import { sledIds } from './sleds'

/** Leaves lower numbers to the seeds of other scenarios. */
const FIRST = 901
const DAY = '2026-03-05'

const POOLS = { pub4: fixedId('ipPool', FIRST), pub6: fixedId('ipPool', FIRST + 1) }
/** A pool that no gateway has. */
const LONE_POOL = fixedId('ipPool', FIRST + 2)

const pools: readonly [id: string, name: string, first: string, last: string][] = [
  [POOLS.pub4, 'pub4', '203.0.113.2', '203.0.113.250'],
  [POOLS.pub6, 'pub6', '2001:db8:6::10', '2001:db8:6::ffff'],
  [LONE_POOL, 'vpn', '198.51.100.64', '198.51.100.95'],
]

const versionOfPool = (first: string) => (first.includes(':') ? 'v6' : 'v4')

/** The default pools of the silo are those of the gateways. */
const seedPools = ({ db }: BackendState): void => {
  for (const { id } of db.ipPoolSilos.by('silo', MAZE_WAR))
    db.ipPoolSilos.update(id, { isDefault: false })
  for (const [at, [id, name, first, last]] of pools.entries()) {
    db.ipPools.insert({
      ...named(id, name, '', DAY),
      assignment: 'silos',
      ipVersion: versionOfPool(first),
      poolType: 'unicast',
    })
    db.ipPoolRanges.insert({
      id: fixedId('ipPoolRange', FIRST + at),
      ipPoolId: id,
      range: { first, last },
      timeCreated: utc(DAY),
    })
    db.ipPoolSilos.insert({
      id: fixedId('ipPoolSilo', FIRST + at),
      ipPoolId: id,
      siloId: MAZE_WAR,
      isDefault: id !== LONE_POOL,
    })
  }
}

type Subnet = Pick<SubnetRecord, 'name' | 'ipv4Block' | 'ipv6Block'>

/** A VPC as if created by a user, with these subnets in place of its own. */
const seedPlace = (
  past: BackendState,
  [name, ipv6Prefix]: readonly [string, string],
  subnets: readonly Subnet[],
): VpcRecord => {
  const { db, ids } = past
  const project = db.projects.get(projectIds.mock) ?? fail.internal()
  const vpc = createVpc(past, project, { name, description: '', dnsName: name, ipv6Prefix })
  for (const subnet of db.subnets.in(vpc.id)) {
    removeSubnetRoute(past, subnet)
    db.subnets.remove(subnet.id)
  }
  for (const { name: subnetName, ...blocks } of subnets) {
    const subnet = db.subnets.insert({
      ...named(ids.next(), subnetName, '', DAY),
      ...blocks,
      vpcId: vpc.id,
      customRouterId: null,
    })
    createSubnetRoute(past, vpc, subnet)
  }
  return vpc
}

/** Sends all that leaves a subnet nowhere. */
const dropReplies = ({ db }: BackendState, vpc: VpcRecord, subnet: string): void => {
  const router = fixedId('router', FIRST)
  db.routers.insert({
    ...named(router, 'black-hole', 'Drops what leaves the VPC', DAY),
    kind: 'custom',
    vpcId: vpc.id,
  })
  seedRoutes(db, router, FIRST, [
    {
      name: 'drop-all',
      kind: 'custom',
      destination: { type: 'ip_net', value: '0.0.0.0/0' },
      target: { type: 'drop' },
    },
  ])
  const { id } = db.subnets.named(vpc.id, subnet) ?? fail.internal()
  db.subnets.update(id, { customRouterId: router })
}

interface Entry {
  name: string
  description?: string
  at: readonly [vpc: VpcRecord, subnet: string, ip: string]
  /** The pools of its ephemeral IPs. */
  external?: readonly string[]
  runState?: InstanceRecord['runState']
}

/** The last group of the IPv6 address is the last byte of the IPv4 address. */
const seedInstance = (past: BackendState, number: number, entry: Entry): void => {
  const { db } = past
  const { name, description = '', at, external = [], runState = 'running' } = entry
  const [vpc, subnetName, ip] = at
  const subnet = db.subnets.named(vpc.id, subnetName) ?? fail.internal()
  const instance = db.instances.insert({
    ...plainInstance,
    ...named(fixedId('instance', FIRST + number), name, description, DAY),
    projectId: projectIds.mock,
    hostname: name,
    ncpus: 2,
    memory: 4 * GIB,
    runState,
    timeRunStateUpdated: utc(DAY),
    sledId: runState === 'running' ? sledIds.first : null,
  })
  const v6 = subnet.ipv6Block.replace('::/64', `::${ip.split('.').at(-1)}`)
  db.networkInterfaces.insert({
    ...named(fixedId('networkInterface', FIRST + number), 'net0', '', DAY),
    instanceId: instance.id,
    ipStack: stackOf({ v4: { ip, transitIps: [] }, v6: { ip: v6, transitIps: [] } }),
    mac: mac(number),
    primary: true,
    subnetId: subnet.id,
    vpcId: vpc.id,
  })
  insertSourceNat(past, instance, external[0] === LONE_POOL ? LONE_POOL : POOLS.pub4)
  for (const pool of external) assignEphemeral(past, instance, pool)
}

const PUBLIC = [POOLS.pub4, POOLS.pub6]

/**
 * Instances that reach each other, and one for each obstacle, called after it. Port 443 of `cut-off`
 * has five: it is stopped, has no address, one rule denies it and none allows it, and its replies
 * are dropped.
 */
export const seedReach = (backendState: BackendState): void => {
  const past = atTime(backendState, FIRST, `${DAY}T09:00`)
  const { db } = past
  seedPools(past)
  const v = seedPlace(
    past,
    ['v', 'fd00:aa:1::/48'],
    [
      { name: 's1', ipv4Block: '172.30.0.0/22', ipv6Block: 'fd00:aa:1:1::/64' },
      { name: 's2', ipv4Block: '172.30.4.0/22', ipv6Block: 'fd00:aa:1:2::/64' },
      { name: 's3', ipv4Block: '172.30.8.0/22', ipv6Block: 'fd00:aa:1:3::/64' },
    ],
  )
  const w = seedPlace(
    past,
    ['w', 'fd00:bb:1::/48'],
    [{ name: 's1', ipv4Block: '172.30.0.0/22', ipv6Block: 'fd00:bb:1:1::/64' }],
  )
  const renamed = seedPlace(
    past,
    ['renamed', 'fd00:cc:1::/48'],
    [{ name: 's1', ipv4Block: '172.30.0.0/22', ipv6Block: 'fd00:cc:1:1::/64' }],
  )
  dropReplies(past, v, 's3')
  for (const rule of db.firewallRules.in(renamed.id)) {
    const before = defaultFirewallRules('original').find(({ name }) => name === rule.name)
    if (before)
      db.firewallRules.update(rule.id, { targets: before.targets, filters: before.filters })
  }
  const rules = [
    ['allow-web', 'allow', 1000, { type: 'subnet', value: 's2' }],
    ['closed', 'deny', 100, { type: 'instance', value: 'cut-off' }],
  ] as const
  for (const [at, [name, action, priority, target]] of rules.entries())
    db.firewallRules.insert({
      ...named(fixedId('firewallRule', FIRST + at), name, '', DAY),
      action,
      direction: 'inbound',
      priority,
      status: 'enabled',
      targets: [target],
      filters: { hosts: null, protocols: [{ type: 'tcp' }], ports: ['443'] },
      vpcId: v.id,
    })
  const entries: readonly Entry[] = [
    { name: 'web', at: [v, 's1', '172.30.0.5'], external: PUBLIC },
    { name: 'db', at: [v, 's2', '172.30.4.5'] },
    { name: 'fw', at: [v, 's2', '172.30.4.9'] },
    { name: 'mon', at: [w, 's1', '172.30.0.9'], external: [POOLS.pub4] },
    { name: 'no-address', at: [v, 's1', '172.30.0.21'] },
    { name: 'wrong-subnet', at: [v, 's1', '172.30.0.22'], external: PUBLIC },
    { name: 'dropped-replies', at: [v, 's3', '172.30.8.23'], external: PUBLIC },
    { name: 'old-vpc-name', at: [renamed, 's1', '172.30.0.24'], external: PUBLIC },
    { name: 'no-gateway-pool', at: [v, 's1', '172.30.0.25'], external: [LONE_POOL] },
    {
      name: 'cut-off',
      description: 'Nothing reaches it, for several reasons',
      at: [v, 's3', '172.30.8.26'],
      runState: 'stopped',
    },
  ]
  for (const [number, entry] of entries.entries()) seedInstance(past, number + 1, entry)
}
