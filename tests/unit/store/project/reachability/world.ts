import type {
  ExternalIp,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  RouterRoute,
  Vpc,
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
} from '@/api/generated/types'
import { supports, NEWEST, type Release } from '@/api/releases/ladder'
import { privateIps } from '@/lib/ip-stack'
import type { Facts, Part, VpcFacts } from '@/store/project/reachability/facts'

/** The objects of a project, to be changed by a case. */
export interface World {
  release: Release
  vpcs: Record<'v' | 'w', Vpc>
  rules: VpcFirewallRule[]
  subnets: VpcSubnet[]
  routers: VpcRouter[]
  routes: RouterRoute[]
  gateways: InternetGateway[]
  /** Pools by gateway. */
  pools: Record<string, string[]>
  instances: Instance[]
  interfaces: InstanceNetworkInterface[]
  ips: Record<string, ExternalIp[]>
  /** Instances whose interfaces cannot be read, or have not been so far. */
  failing: string[]
  pending: string[]
}

const NOW = { description: '', timeCreated: '', timeModified: '' }
const identity = (name: string) => ({ id: name, name, ...NOW })

const instance = (name: string) =>
  ({ ...identity(name), runState: 'running', projectId: 'p' }) as Instance

const nic = (
  name: string,
  at: {
    instance: string
    subnet: string
    vpc?: string
    v4: string
    v6?: string
    primary?: boolean
  },
): InstanceNetworkInterface => {
  const v4 = { ip: at.v4, transitIps: [] }
  return {
    ...identity(name),
    id: `${at.instance}/${name}`,
    instanceId: at.instance,
    subnetId: at.subnet,
    vpcId: at.vpc ?? 'v',
    mac: '',
    primary: at.primary ?? true,
    ipStack: at.v6
      ? { type: 'dual_stack', value: { v4, v6: { ip: at.v6, transitIps: [] } } }
      : { type: 'v4', value: v4 },
  }
}

export const newNic = nic

export const rule = (name: string, more: Partial<VpcFirewallRule> = {}): VpcFirewallRule => ({
  ...identity(name),
  vpcId: 'v',
  action: 'allow',
  direction: 'inbound',
  priority: 65534,
  status: 'enabled',
  targets: [{ type: 'vpc', value: 'v' }],
  filters: {},
  ...more,
})

export const route = (
  name: string,
  router: string,
  destination: RouterRoute['destination'] | string,
  target: RouterRoute['target'],
): RouterRoute => ({
  ...identity(name),
  vpcRouterId: router,
  kind: 'custom',
  destination:
    typeof destination === 'string' ? { type: 'ip_net', value: destination } : destination,
  target,
})

const subnet = (name: string, ipv4Block: string, ipv6Block: string, vpcId = 'v'): VpcSubnet => ({
  ...identity(name),
  ipv4Block,
  ipv6Block,
  vpcId,
})

const vpc = (name: string, ipv6Prefix: string): Vpc => ({
  ...identity(name),
  dnsName: name,
  ipv6Prefix,
  projectId: 'p',
  systemRouterId: `system-${name}`,
})

const toSubnet = (name: string): RouterRoute => ({
  ...route(name, 'system-v', { type: 'subnet', value: name }, { type: 'subnet', value: name }),
  kind: 'vpc_subnet',
})

const toGateway = (name: string, destination: string): RouterRoute => ({
  ...route(name, 'system-v', destination, { type: 'internet_gateway', value: 'default' }),
  kind: 'default',
})

/** The base of all cases. */
export const newWorld = (): World => ({
  release: NEWEST,
  vpcs: { v: vpc('v', 'fd00:aa:1::/48'), w: vpc('w', 'fd00:bb:1::/48') },
  rules: [
    rule('allow-icmp', { filters: { protocols: [{ type: 'icmp', value: null }] } }),
    rule('allow-internal-inbound', { filters: { hosts: [{ type: 'vpc', value: 'v' }] } }),
    rule('allow-ssh', { filters: { protocols: [{ type: 'tcp' }], ports: ['22'] } }),
  ],
  subnets: [
    subnet('s1', '172.30.0.0/22', 'fd00:aa:1:1::/64'),
    subnet('s2', '172.30.4.0/22', 'fd00:aa:1:2::/64'),
    subnet('sw', '172.30.0.0/22', 'fd00:bb:1:1::/64', 'w'),
  ],
  routers: [{ ...identity('system-v'), name: 'system', kind: 'system', vpcId: 'v' }],
  routes: [
    toGateway('default-v4', '0.0.0.0/0'),
    toGateway('default-v6', '::/0'),
    toSubnet('s1'),
    toSubnet('s2'),
  ],
  gateways: [{ ...identity('default'), vpcId: 'v' }],
  pools: { default: ['pub4', 'pub6'] },
  instances: ['web', 'db', 'fw', 'mon'].map(instance),
  interfaces: [
    nic('n0', { instance: 'web', subnet: 's1', v4: '172.30.0.5', v6: 'fd00:aa:1:1::5' }),
    nic('n0', { instance: 'db', subnet: 's2', v4: '172.30.4.5', v6: 'fd00:aa:1:2::5' }),
    nic('n0', { instance: 'fw', subnet: 's2', v4: '172.30.4.9' }),
    nic('n0', { instance: 'mon', subnet: 'sw', vpc: 'w', v4: '172.30.0.9' }),
  ],
  ips: {
    web: [
      { kind: 'ephemeral', ip: '203.0.113.10', ipPoolId: 'pub4' },
      { kind: 'ephemeral', ip: '2001:db8:6::10', ipPoolId: 'pub6' },
      { kind: 'snat', ip: '203.0.113.2', ipPoolId: 'pub4', firstPort: 0, lastPort: 16383 },
    ],
    db: [{ kind: 'snat', ip: '203.0.113.2', ipPoolId: 'pub4', firstPort: 16384, lastPort: 32767 }],
    fw: [],
    mon: [{ kind: 'ephemeral', ip: '203.0.113.20', ipPoolId: 'pub4' }],
  },
  failing: [],
  pending: [],
})

const read = <Data>(data: Data): Part<Data> => ({ data })

/** Gives a subnet a custom router with these routes. */
export const customRoutes = (world: World, subnetName: string, routes: readonly RouterRoute[]) => {
  const at = world.subnets.findIndex(({ name }) => name === subnetName)
  world.subnets[at] = { ...world.subnets[at]!, customRouterId: 'custom' }
  world.routers.push({ ...identity('custom'), kind: 'custom', vpcId: 'v' })
  world.routes.push(...routes)
}

/** A floating IP of an instance, from a pool. */
export const floating = (name: string, ip: string, ipPoolId: string): ExternalIp => ({
  kind: 'floating',
  ...identity(name),
  ip,
  ipPoolId,
  projectId: 'p',
})

export const newRule = (more: Partial<VpcFirewallRule>) => rule('new', { priority: 100, ...more })

/** The IPs that the API of the release tells. */
const toldIps = (world: World, name: string): ExternalIp[] => {
  const all = world.ips[name] ?? []
  if (supports(world.release, 'snat')) return all
  return all
    .filter(({ kind }) => kind !== 'snat')
    .map(ip => (ip.kind === 'ephemeral' ? { ...ip, ipPoolId: '' } : ip))
}

const machineOf = (world: World, name: string): Facts['subject'] => ({
  instance: read(world.instances.find(each => each.name === name)!),
  interfaces: read(world.interfaces.filter(({ instanceId }) => instanceId === name)),
  ips: read(toldIps(world, name)),
  subnets: read([]),
})

const vpcFacts = (world: World, id: string): VpcFacts => {
  const isOf = ({ vpcId }: { vpcId: string }) => vpcId === id
  return {
    vpc: read(world.vpcs[id as 'v' | 'w']),
    rules: read(world.rules.filter(isOf)),
    subnets: read(world.subnets.filter(isOf)),
    routers: read(world.routers.filter(isOf)),
    gateways: read(world.gateways.filter(isOf)),
    routes: router => read(world.routes.filter(({ vpcRouterId }) => vpcRouterId === router)),
    attached: gateway => ({ pools: read(world.pools[gateway] ?? []), addresses: read([]) }),
    named: name => {
      if (world.pending.includes(name)) return undefined
      if (world.failing.includes(name)) return { error: 'Service Unavailable' }
      const found = world.instances.some(each => each.name === name)
      return read(found ? world.interfaces.filter(each => each.instanceId === name) : null)
    },
    holder: ip =>
      read(
        world.interfaces.find(
          each => each.vpcId === id && privateIps(each.ipStack).some(own => own.ip === ip),
        )?.instanceId ?? null,
      ),
    instance: name => read(world.instances.find(each => each.name === name)!),
  }
}

/** What the API says about this world, for a check of `subject` with `other` at the other end. */
export const factsOf = (world: World, subject: string, other = 'fw'): Facts => ({
  project: 'p',
  subject: machineOf(world, subject),
  other: machineOf(world, other),
  vpcs: id => vpcFacts(world, id),
  instanceNames: new Set(world.instances.map(({ name }) => name)),
  poolNames: new Map(['pub4', 'pub6', 'vpn'].map(name => [name, name])),
  release: {
    hasIcmpTypes: supports(world.release, 'icmpTypes'),
    hasSnat: supports(world.release, 'snat'),
  },
})
