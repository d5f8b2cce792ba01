import type {
  RouteDestination,
  RouteTarget,
  Vpc,
  VpcFirewallRule,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
} from '@/api/generated/types'
import { object, type Hcl, type HclObject, type Line } from '@/lib/hcl'
import { hasProtocolWords, knows } from './dialects'
import type { Thing } from './things'
import { identity, inProject, referring, type Body, type Writing } from './writing'

const inVpc = (writing: Writing, { id }: Vpc): Line => referring('vpc_id', writing.id('vpc', id))

/** A block or prefix of IPv6 that is kept; the API chooses others. */
const kept = ({ isCopy, options }: Writing, name: string, value: string | undefined): Line[] =>
  value !== undefined && (!isCopy || options.keepsAddresses) ? [{ name, value }] : []

const vpcOf = (writing: Writing, { key }: Thing): Body => {
  const vpc = writing.index.vpc.get(key)!
  return {
    paragraphs: [
      [
        inProject(writing),
        ...identity(vpc),
        { name: 'dns_name', value: vpc.dnsName },
        ...kept(writing, 'ipv6_prefix', vpc.ipv6Prefix),
      ],
    ],
    importId: key,
  }
}

const subnetOf = (writing: Writing, thing: Thing): Body => {
  const subnet = writing.index.subnet.get(thing.key)!
  const { customRouterId } = subnet
  const router = customRouterId && writing.index.names.get(customRouterId)?.name
  const attached = router ? `"${router}" (${customRouterId})` : customRouterId
  const comments = [
    'The provider cannot set the custom router of a subnet, and any change of this resource',
    `detaches it. ${writing.isManaged ? 'Attached now' : 'To be attached'}: ${attached}.`,
  ]
  return {
    paragraphs: [
      [
        inVpc(writing, thing.vpc!),
        ...identity(subnet),
        { name: 'ipv4_block', value: subnet.ipv4Block },
        ...kept(writing, 'ipv6_block', subnet.ipv6Block),
      ],
      ...(customRouterId ? writing.lifecycle(false, ['name', 'description'], comments) : []),
    ],
    importId: thing.key,
  }
}

const routerOf = (writing: Writing, { key, vpc }: Thing): Body => {
  const router = writing.index.routers.find(({ id }) => id === key)!
  return { paragraphs: [[inVpc(writing, vpc!), ...identity(router)]], importId: key }
}

const gatewayOf = (writing: Writing, { key, vpc }: Thing): Body => {
  const gateway = writing.index.gateways.find(({ id }) => id === key)!
  return {
    paragraphs: [[inVpc(writing, vpc!), ...identity(gateway)]],
    importId: key,
    change: 'update',
  }
}

/** The object that a name means, in a VPC; undefined if there is none. */
const idNamed = ({ index }: Writing, vpc: Vpc, type: string, name: string): string | undefined => {
  switch (type) {
    case 'instance':
      return index.instanceNamed.get(name)?.id
    case 'vpc':
      return index.vpcNamed.get(name)?.id
    case 'subnet':
      return index.subnetsOf(vpc.id).find(each => each.name === name)?.id
    case 'internet_gateway':
      return index.gatewaysOf(vpc.id).find(each => each.name === name)?.id
    default:
      return undefined
  }
}

type Place = RouteDestination | RouteTarget | VpcFirewallRuleHostFilter | VpcFirewallRuleTarget

const IS_NAME: ReadonlySet<string> = new Set(['instance', 'vpc', 'subnet', 'internet_gateway'])

/** What is meant by a name or an address, as `{ type = "instance", value = … }`. */
const placeOf = (writing: Writing, vpc: Vpc, place: Place): HclObject => {
  if (place.type === 'drop') return object({ type: 'drop' })
  const id = idNamed(writing, vpc, place.type, place.value)
  const own = id === undefined ? undefined : writing.own(id, 'name')
  return object({ type: place.type, value: own ?? place.value })
}

/** The objects that no longer exist but are named, such as `instance "web"`. */
const missingIn = (writing: Writing, vpc: Vpc, places: readonly Place[]): string[] =>
  places.flatMap(place =>
    'value' in place &&
    IS_NAME.has(place.type) &&
    idNamed(writing, vpc, place.type, place.value) === undefined
      ? [`${place.type.replace('_', ' ')} "${place.value}"`]
      : [],
  )

const missingComment = (missing: readonly string[], what: string): Line[] =>
  missing.length === 0
    ? []
    : [
        {
          comment: `Saving ${what} fails, because there is no ${[...new Set(missing)].join(', ')}.`,
        },
      ]

const routeOf = (writing: Writing, { key, vpc }: Thing): Body => {
  const route = writing.index.routes.find(({ id }) => id === key)!
  const { destination, target, vpcRouterId } = route
  const isSystem = vpcRouterId === vpc!.systemRouterId
  const system = isSystem ? writing.own(vpc!.id, 'system_router_id') : undefined
  return {
    paragraphs: [
      [
        ...missingComment(missingIn(writing, vpc!, [destination, target]), 'this route'),
        system === undefined
          ? referring('vpc_router_id', writing.id('router', vpcRouterId))
          : { name: 'vpc_router_id', value: system },
        ...identity(route),
        { name: 'destination', value: placeOf(writing, vpc!, destination) },
        { name: 'target', value: placeOf(writing, vpc!, target) },
      ],
    ],
    importId: key,
  }
}

const protocolOf = ({ dialect }: Writing, protocol: VpcFirewallRuleProtocol): Hcl => {
  if (hasProtocolWords(dialect)) return protocol.type.toUpperCase()
  const filter = 'value' in protocol ? protocol.value : null
  return object({
    type: protocol.type,
    icmp_type: filter?.icmpType,
    icmp_code: filter?.code ?? undefined,
  })
}

const listOf = <Item>(
  items: readonly Item[] | null | undefined,
  write: (item: Item) => Hcl,
): readonly Hcl[] | undefined => (items && items.length > 0 ? items.map(write) : undefined)

const ruleOf = (writing: Writing, vpc: Vpc, rule: VpcFirewallRule): HclObject => {
  const { filters } = rule
  const hasName = knows(writing.dialect, 'oxide_vpc_firewall_rules.rules', 'name')
  const written = object({
    hosts: listOf(filters.hosts, host => placeOf(writing, vpc, host)),
    ports: listOf(filters.ports, port => port),
    protocols: listOf(filters.protocols, protocol => protocolOf(writing, protocol)),
  })
  return object(
    {
      name: hasName ? rule.name : undefined,
      description: rule.description,
      status: rule.status,
      direction: rule.direction,
      action: rule.action,
      priority: rule.priority,
      targets: rule.targets.map(target => placeOf(writing, vpc, target)),
      filters: { ...written, isSpread: written.entries.length > 1 },
    },
    { isSpread: true },
  )
}

const placesOf = ({ targets, filters }: VpcFirewallRule): readonly Place[] => [
  ...targets,
  ...(filters.hosts ?? []),
]

/** The rules of a VPC that name what no longer exists. */
export const brokenRules = (writing: Writing, vpc: Vpc): readonly VpcFirewallRule[] =>
  writing.index.rulesOf(vpc.id).filter(rule => missingIn(writing, vpc, placesOf(rule)).length > 0)

const rulesOf = (writing: Writing, { vpc: given }: Thing): Body => {
  const vpc = given!
  const rules = writing.index.rulesOf(vpc.id)
  const isSet = knows(writing.dialect, 'oxide_vpc_firewall_rules.rules', 'name')
  const written = rules.map(rule => ruleOf(writing, vpc, rule))
  const value: Hcl = isSet
    ? written
    : {
        entries: rules.map((rule, at) => [rule.name, written[at]!] as const),
        isSpread: rules.length > 0,
        isQuoted: true,
      }
  const missing = rules.flatMap(rule => missingIn(writing, vpc, placesOf(rule)))
  return {
    paragraphs: [
      [inVpc(writing, vpc)],
      [...missingComment(missing, 'these rules'), { name: 'rules', value }],
    ],
    importId: vpc.id,
    importNote: 'the id of the VPC',
  }
}

/** The default pool of its version is taken unless another one is named. */
const poolOf = (writing: Writing, name: string, kind: 'ipPool' | 'subnetPool', id: string) =>
  id ? [referring(name, writing.id(kind, id))] : []

const floatingIpOf = (writing: Writing, { key }: Thing): Body => {
  const floatingIp = writing.index.floatingIps.find(({ id }) => id === key)!
  return {
    paragraphs: [
      [
        inProject(writing),
        ...identity(floatingIp),
        ...(writing.isCopy || !floatingIp.ip
          ? poolOf(writing, 'ip_pool_id', 'ipPool', floatingIp.ipPoolId)
          : [{ name: 'ip', value: floatingIp.ip }]),
      ],
      ...writing.lifecycle(true),
    ],
    importId: key,
    change: 'update',
  }
}

const externalSubnetOf = (writing: Writing, { key }: Thing): Body => {
  const subnet = writing.index.externalSubnets.find(({ id }) => id === key)!
  // One that is about to be made may have nothing but a length: `/28`.
  const isBlock = !subnet.subnet.startsWith('/')
  return {
    paragraphs: [
      [
        inProject(writing),
        ...identity(subnet),
        ...(writing.isCopy || !isBlock
          ? [
              { name: 'prefix_len', value: Number(subnet.subnet.split('/')[1]) },
              ...poolOf(writing, 'subnet_pool_id', 'subnetPool', subnet.subnetPoolId),
            ]
          : [{ name: 'subnet', value: subnet.subnet }]),
      ],
      ...writing.lifecycle(true),
    ],
    importId: key,
  }
}

const attachmentOf = (writing: Writing, { key }: Thing): Body => {
  const id = key.slice(key.indexOf('/') + 1)
  const subnet = writing.index.externalSubnets.find(each => each.id === id)!
  return {
    paragraphs: [
      [
        referring('external_subnet_id', writing.id('externalSubnet', id)),
        referring('instance_id', writing.id('instance', subnet.instanceId ?? '')),
      ],
    ],
    importId: id,
    importNote: 'the id of the external subnet',
  }
}

/** What belongs to a gateway. Its id is unknown in the first plan, so an import takes it literally. */
const gatewayPartOf = (writing: Writing, { kind, key }: Thing): Body => {
  const { index, isManaged } = writing
  const isPool = kind === 'gatewayPool'
  const parts = isPool ? index.gatewayPools : index.gatewayAddresses
  const part = parts.find(({ id }) => id === key)!
  const { internetGatewayId: gateway } = part
  return {
    paragraphs: [
      [
        isManaged
          ? { name: 'gateway_id', value: gateway }
          : referring('gateway_id', writing.id('gateway', gateway)),
        'ipPoolId' in part
          ? referring('ip_pool_id', writing.id('ipPool', part.ipPoolId))
          : { name: 'address', value: part.address },
        ...identity(part),
      ],
    ],
    importId: `${gateway}/${key}`,
  }
}

const WRITERS: Readonly<Partial<Record<Thing['kind'], (writing: Writing, thing: Thing) => Body>>> =
  {
    vpc: vpcOf,
    subnet: subnetOf,
    router: routerOf,
    route: routeOf,
    gateway: gatewayOf,
    gatewayPool: gatewayPartOf,
    gatewayAddress: gatewayPartOf,
    rules: rulesOf,
    floatingIp: floatingIpOf,
    externalSubnet: externalSubnetOf,
    attachment: attachmentOf,
  }

/** Writes an object of the network as a resource. */
export const networkResource = (writing: Writing, thing: Thing): Body => {
  const write = WRITERS[thing.kind]
  if (!write) throw new Error(`Nothing writes ${thing.kind}.`)
  return write(writing, thing)
}
