import type { Vpc, VpcFirewallRule, VpcSubnet } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { firstAddress, parseCidr } from '@/lib/cidr'
import type { MadeFrom } from './bodies'
import type { Indexed } from './found'
import { isDescribedSubnet, isOtherVpc, MADE, MADE_BLOCK } from './made-by-api'
import type { Options } from './options'
import { rulesKey, type Thing } from './things'

/** The name that the API gives to the system router of a new VPC. */
const SYSTEM_ROUTER = 'system'

/** One request of a script. */
export interface Step {
  /** `subnet quay/berths` */
  readonly title: string
  readonly command: Command
  readonly madeFrom: MadeFrom
  /** What the ids in it are. */
  readonly notes?: readonly string[]
}

export const identity = ({ name, description }: { name: string; description: string }) => ({
  name,
  description,
})

/** Writes the requests that make networks again in a project of this name. */
export class NetworkStepper {
  readonly steps: Step[] = []
  readonly late: Step[] = []
  readonly last: Step[] = []
  readonly starts: Step[] = []

  constructor(
    readonly index: Indexed,
    readonly options: Options,
    readonly project: string,
    /** The ids of what the API makes by itself in the copy. */
    readonly adopted: ReadonlySet<string> = new Set(),
  ) {}

  add(
    kind: string,
    path: readonly string[],
    id: string,
    endpoint: Command['endpoint'],
    args: object,
    { notes = [], to = this.steps }: { notes?: readonly string[]; to?: Step[] } = {},
  ) {
    to.push({
      title: `${kind} ${path.join('/')}`,
      command: { endpoint, args } as Command,
      madeFrom: { kind, name: path.at(-1) ?? '', id },
      ...(notes.length > 0 && { notes }),
    })
  }

  vpc({ key }: Thing) {
    const vpc = this.index.vpc.get(key)!
    const { dnsName, ipv6Prefix } = vpc
    const kept = this.options.keepsAddresses ? { ipv6Prefix } : {}
    const body = { ...identity(vpc), dnsName, ...kept }
    this.add('VPC', [vpc.name], key, 'vpcCreate', { query: { project: this.project }, body })
    this.withoutMade(vpc)
  }

  /** Deletes the subnet that the API makes with a VPC, if this one has none of that name. */
  withoutMade(vpc: Vpc) {
    const subnets = this.index.subnetsOf(vpc.id)
    if (subnets.length > 0 && subnets.every(({ name }) => name !== MADE)) this.unmake(vpc, vpc.id)
  }

  unmake(vpc: Vpc, id: string) {
    const args = { path: { subnet: MADE }, query: this.inVpc(vpc) }
    this.add('removal of subnet', [vpc.name, MADE], id, 'vpcSubnetDelete', args)
  }

  /** Changes what the API makes by itself to what there is here. */
  adopt({ kind, key, path, vpc }: Thing) {
    const { index, project } = this
    if (kind === 'vpc') {
      this.withoutMade(vpc!)
      if (!isOtherVpc(vpc!)) return
      const { description, dnsName } = vpc!
      this.add('description of VPC', path, key, 'vpcUpdate', {
        path: { vpc: vpc!.name },
        query: { project },
        body: { description, dnsName },
      })
      return
    }
    const subnet = index.subnet.get(key)!
    const { customRouter, ...identified } = this.subnetBody(subnet)
    if (customRouter === undefined && !isDescribedSubnet(subnet, vpc!)) return
    this.add('router of subnet', path, key, 'vpcSubnetUpdate', {
      path: { subnet: subnet.name },
      query: this.inVpc(vpc!),
      body: { description: identified.description, ...(customRouter && { customRouter }) },
    })
  }

  /** Whether IPv6 addresses of a VPC are known beforehand. */
  keepsIpv6(vpcId: string): boolean {
    return this.options.keepsAddresses && !this.adopted.has(vpcId)
  }

  /** Whether a copy of a subnet has the same IPv6 block: the API makes the first of the prefix. */
  keepsIpv6In({ name, vpcId, ipv4Block, ipv6Block }: VpcSubnet): boolean {
    if (!this.keepsIpv6(vpcId)) return false
    if (name !== MADE || ipv4Block !== MADE_BLOCK) return true
    const [prefix, block] = [this.index.vpc.get(vpcId)?.ipv6Prefix ?? '', ipv6Block].map(parseCidr)
    return prefix && block ? firstAddress(prefix).value === firstAddress(block).value : false
  }

  inVpc(vpc: Vpc) {
    return { project: this.project, vpc: vpc.name }
  }

  router({ key, path, vpc }: Thing) {
    const router = this.index.routers.find(({ id }) => id === key)!
    const args = { query: this.inVpc(vpc!), body: identity(router) }
    this.add('router', path, key, 'vpcRouterCreate', args)
  }

  subnetBody(subnet: VpcSubnet) {
    const { customRouterId, ipv4Block, ipv6Block } = subnet
    const router = customRouterId ? this.index.names.get(customRouterId)?.name : undefined
    return {
      ...identity(subnet),
      ipv4Block,
      ...(this.keepsIpv6(subnet.vpcId) && { ipv6Block }),
      ...(router !== undefined && { customRouter: router }),
    }
  }

  subnet({ key, path, vpc }: Thing) {
    const subnet = this.index.subnet.get(key)!
    if (subnet.name === MADE) this.unmake(vpc!, key)
    const body = this.subnetBody(subnet)
    this.add('subnet', path, key, 'vpcSubnetCreate', { query: this.inVpc(vpc!), body })
  }

  gateway({ key, path, vpc }: Thing) {
    const gateway = this.index.gateways.find(({ id }) => id === key)!
    const args = { query: this.inVpc(vpc!), body: identity(gateway) }
    this.add('internet gateway', path, key, 'internetGatewayCreate', args)
  }

  gatewayPool({ key, path, vpc }: Thing) {
    const part = this.index.gatewayPools.find(({ id }) => id === key)!
    const ipPool = this.index.names.get(part.ipPoolId)?.name ?? part.ipPoolId
    this.add('IP pool of gateway', path, key, 'internetGatewayIpPoolCreate', {
      query: { ...this.inVpc(vpc!), gateway: path[1] },
      body: { ...identity(part), ipPool },
    })
  }

  gatewayAddress({ key, path, vpc }: Thing) {
    const part = this.index.gatewayAddresses.find(({ id }) => id === key)!
    this.add('IP address of gateway', path, key, 'internetGatewayIpAddressCreate', {
      query: { ...this.inVpc(vpc!), gateway: path[1] },
      body: { ...identity(part), address: part.address },
    })
  }

  route({ key, path, vpc }: Thing) {
    const route = this.index.routes.find(({ id }) => id === key)!
    const { destination, target } = route
    const to = target.type === 'instance' ? this.late : this.steps
    if (route.kind === 'default')
      this.add(
        'default route',
        path,
        key,
        'vpcRouterRouteUpdate',
        // The API has made the router of the default routes, under its own name for it.
        {
          path: { route: route.name },
          query: { ...this.inVpc(vpc!), router: SYSTEM_ROUTER },
          // Nothing else of it can be changed.
          body: { destination, target },
        },
        { to },
      )
    else
      this.add(
        'route',
        path,
        key,
        'vpcRouterRouteCreate',
        {
          query: { ...this.inVpc(vpc!), router: path[1] },
          body: { ...identity(route), destination, target },
        },
        { to },
      )
  }

  rules({ key, path, vpc }: Thing) {
    const rules = this.index.rulesOf(vpc!.id).map((rule: VpcFirewallRule) => {
      const { action, direction, filters, priority, status, targets } = rule
      return { ...identity(rule), action, direction, filters, priority, status, targets }
    })
    const isLate = rules.some(({ targets, filters }) =>
      [...targets, ...(filters.hosts ?? [])].some(({ type }) => type === 'instance'),
    )
    this.add(
      'firewall rules of VPC',
      path,
      key.slice(rulesKey('').length),
      'vpcFirewallRulesUpdate',
      { query: this.inVpc(vpc!), body: { rules } },
      { to: isLate ? this.late : this.steps },
    )
  }

  pool(id: string | undefined) {
    const pool = id === undefined ? undefined : (this.index.names.get(id)?.name ?? id)
    return pool === undefined ? {} : { poolSelector: { type: 'explicit', pool } }
  }

  floatingIp({ key, path }: Thing) {
    const floatingIp = this.index.floatingIps.find(({ id }) => id === key)!
    const addressAllocator = { type: 'auto', ...this.pool(floatingIp.ipPoolId) }
    this.add('floating IP', path, key, 'floatingIpCreate', {
      query: { project: this.project },
      body: { ...identity(floatingIp), addressAllocator },
    })
  }

  externalSubnet({ key, path }: Thing) {
    const subnet = this.index.externalSubnets.find(({ id }) => id === key)!
    const prefixLength = Number(subnet.subnet.split('/')[1])
    const allocator = { type: 'auto', prefixLength, ...this.pool(subnet.subnetPoolId) }
    this.add('external subnet', path, key, 'externalSubnetCreate', {
      query: { project: this.project },
      body: { ...identity(subnet), allocator },
    })
  }

  attachment({ key, path }: Thing) {
    const id = key.slice(key.indexOf('/') + 1)
    const instanceId = this.index.externalSubnets.find(each => each.id === id)?.instanceId
    const instance = this.index.names.get(instanceId ?? '')?.name ?? ''
    this.add(
      'attachment of external subnet',
      path,
      id,
      'externalSubnetAttach',
      {
        path: { externalSubnet: path[0] },
        query: { project: this.project },
        body: { instance },
      },
      { to: this.last },
    )
  }
}
