import type { Vpc, VpcFirewallRule } from '@/api/generated/types'
import { compareTexts } from '@/lib/grouped'
import { transitIpsOf } from '@/lib/ip-stack'
import { pluralize } from '@/lib/text'
import { hasIcmp6, knows, type Dialect } from './dialects'
import type { Indexed } from './found'
import { isUsedSubnet, isUsedVpc, MADE } from './made-by-api'
import type { Options, Scope } from './options'
import { selectionOf, type Selection } from './selection'

/** The types of resources, in the order in which they are written. */
export const TYPES = {
  project: 'oxide_project',
  vpc: 'oxide_vpc',
  subnet: 'oxide_vpc_subnet',
  router: 'oxide_vpc_router',
  route: 'oxide_vpc_router_route',
  gateway: 'oxide_vpc_internet_gateway',
  gatewayPool: 'oxide_vpc_internet_gateway_ip_pool_attachment',
  gatewayAddress: 'oxide_vpc_internet_gateway_ip_address_attachment',
  rules: 'oxide_vpc_firewall_rules',
  antiAffinityGroup: 'oxide_anti_affinity_group',
  disk: 'oxide_disk',
  snapshot: 'oxide_snapshot',
  floatingIp: 'oxide_floating_ip',
  externalSubnet: 'oxide_external_subnet',
  instance: 'oxide_instance',
  attachment: 'oxide_external_subnet_attachment',
} as const
export type Kind = keyof typeof TYPES

/** An object that becomes a resource. */
export interface Thing {
  readonly kind: Kind
  /** Its id, before which rules have `rules/` and attachments `attachment/`. */
  readonly key: string
  /** Its name after those of its parents, for the label. */
  readonly path: readonly string[]
  readonly vpc?: Vpc
}

/** What is not written, and why. */
export interface LeftOut {
  readonly kind: string
  readonly name: string
  /** The keys of all objects that it stands for. */
  readonly keys: readonly string[]
  /** `Custom router of subnet "berths"`. */
  readonly text: string
  readonly reason: string
}

export interface Plan {
  readonly things: readonly Thing[]
  /** Made by the API in a copy, where a data source finds them. */
  readonly adopted: readonly Thing[]
  readonly leftOut: readonly LeftOut[]
}

const NO_ATTRIBUTE = 'no attribute in the provider'
const NO_RESOURCE = 'no resource in the provider'
const NOT_COPIED = 'its contents are not copied'

export const rulesKey = (vpcId: string): string => `rules/${vpcId}`

/** Why the provider cannot keep the rules of a VPC, which it takes all or not at all. */
export const rulesProblem = (
  rules: readonly VpcFirewallRule[],
  dialect: Dialect,
): string | undefined => {
  const short = rules.find(({ name }) => name.length < 2)
  if (short) return `the provider allows no rule named "${short.name}"`
  const idle = rules.find(({ targets }) => targets.length === 0)
  if (idle) return `the provider cannot keep rule "${idle.name}", which has no targets`
  const isIcmp6 = rules.some(({ filters }) =>
    filters.protocols?.some(each => each.type === 'icmp6'),
  )
  return isIcmp6 && !hasIcmp6(dialect) ? 'ICMPv6 needs provider 0.19' : undefined
}

/** Since which provider there are resources that not all dialects know. */
const SINCE: Readonly<Partial<Record<Kind, string>>> = {
  route: '0.10',
  externalSubnet: '0.18',
  attachment: '0.18',
  gatewayPool: '0.22',
  gatewayAddress: '0.22',
}

const quoted = (noun: string, name: string): string => `${noun} "${name}"`

/** Decides which objects are written, in order, and which are left out. */
class Planner {
  readonly things: Thing[] = []
  readonly adopted: Thing[] = []
  readonly leftOut: LeftOut[] = []
  readonly isCopy: boolean

  constructor(
    readonly index: Indexed,
    readonly selection: Selection,
    readonly options: Options,
    readonly dialect: Dialect,
  ) {
    this.isCopy = options.purpose === 'copy'
  }

  leave(kind: string, name: string, keys: readonly string[], text: string, reason: string) {
    this.leftOut.push({ kind, name, keys, text, reason })
  }

  write(kind: Kind, key: string, noun: string, path: readonly string[], vpc?: Vpc) {
    const name = path.at(-1) ?? ''
    if (knows(this.dialect, TYPES[kind])) this.things.push({ kind, key, path, ...(vpc && { vpc }) })
    else
      this.leave(noun, name, [key], quoted(noun, name), `needs provider ${SINCE[kind] ?? 'later'}`)
  }

  has(id: string): boolean {
    return this.selection.ids?.has(id) ?? true
  }

  /** Writes what has no other conditions. */
  each(kind: Kind, noun: string, items: readonly { id: string; name: string }[]) {
    for (const { id, name } of items) if (this.has(id)) this.write(kind, id, noun, [name])
  }

  vpcs() {
    const { index } = this
    for (const vpc of index.vpcs) {
      if (!this.has(vpc.id)) continue
      const isDefault = vpc.name === MADE
      const isTaken =
        !isDefault ||
        isUsedVpc(index, vpc) ||
        (!this.isCopy && (this.options.hasApiMade || this.selection.isChosen(vpc.id)))
      if (isTaken) this.vpc(vpc, isDefault && this.isCopy)
      else
        this.leave(
          'VPC',
          vpc.name,
          this.allIn(vpc),
          `${quoted('VPC', vpc.name)} and all in it`,
          'made by the API, unchanged, not used',
        )
    }
  }

  allIn({ id }: Vpc): readonly string[] {
    const { index } = this
    const routers = index.routersOf(id)
    const gateways = index.gatewaysOf(id)
    return [
      id,
      rulesKey(id),
      ...index.subnetsOf(id).map(each => each.id),
      ...routers.map(each => each.id),
      ...routers.flatMap(router => index.routesOf(router.id).map(each => each.id)),
      ...gateways.map(each => each.id),
      ...gateways.flatMap(each => index.poolsOfGateway(each.id).map(({ id: pool }) => pool)),
      ...gateways.flatMap(each => index.addressesOfGateway(each.id).map(address => address.id)),
    ]
  }

  vpc(vpc: Vpc, isAdopted: boolean) {
    const thing: Thing = { kind: 'vpc', key: vpc.id, path: [vpc.name], vpc }
    if (isAdopted) this.adopted.push(thing)
    else this.things.push(thing)
    if (!this.selection.hasPartsOf(vpc.id)) return
    const made: { noun: string; name: string; keys: readonly string[] }[] = []
    this.subnets(vpc, made)
    this.routers(vpc, made)
    this.gateways(vpc, made)
    this.rules(vpc)
    const keys = made.flatMap(each => each.keys)
    if (keys.length > 0) {
      const names = made.map(({ noun, name }) => quoted(noun, name)).join(', ')
      const text = `${quoted('VPC', vpc.name)}: ${names}`
      this.leave('VPC', vpc.name, keys, text, 'made by the API, unchanged')
    }
  }

  subnets(vpc: Vpc, made: { noun: string; name: string; keys: readonly string[] }[]) {
    for (const subnet of this.index.subnetsOf(vpc.id)) {
      const path = [vpc.name, subnet.name]
      const isMade = subnet.name === MADE
      const isOwn = subnet.ipv4Block !== '172.30.0.0/22'
      const isUsed = isUsedSubnet(this.index, subnet)
      if (!isMade) this.write('subnet', subnet.id, 'subnet', path, vpc)
      else if (!this.isCopy && (isUsed || isOwn || this.options.hasApiMade))
        this.write('subnet', subnet.id, 'subnet', path, vpc)
      else if (isUsed && isOwn)
        this.leave(
          'subnet',
          subnet.name,
          [subnet.id],
          `Subnet "${subnet.name}" of VPC "${vpc.name}" with block ${subnet.ipv4Block}`,
          'the API makes a subnet of this name with another block; delete that one first',
        )
      else if (isUsed) this.adopted.push({ kind: 'subnet', key: subnet.id, path, vpc })
      else made.push({ noun: 'subnet', name: subnet.name, keys: [subnet.id] })
    }
  }

  routers(vpc: Vpc, made: { noun: string; name: string; keys: readonly string[] }[]) {
    const { index } = this
    const routers = index.routersOf(vpc.id)
    for (const { id, name, kind } of routers)
      if (kind !== 'system') this.write('router', id, 'router', [vpc.name, name], vpc)
    for (const router of routers) {
      const keys = []
      for (const route of index.routesOf(router.id)) {
        const path = [vpc.name, router.name, route.name]
        const isChanged =
          route.kind === 'default' &&
          !(route.target.type === 'internet_gateway' && route.target.value === MADE)
        if (router.kind !== 'system' || (isChanged && !this.isCopy))
          this.write('route', route.id, 'route', path, vpc)
        else if (isChanged)
          this.leave(
            'route',
            route.name,
            [route.id],
            `Changed target of route "${route.name}" of VPC "${vpc.name}"`,
            'the API makes the route by itself; the script changes it',
          )
        else keys.push(route.id)
      }
      if (router.kind === 'system')
        made.push({ noun: 'router', name: router.name, keys: [router.id, ...keys] })
    }
  }

  gateways(vpc: Vpc, made: { noun: string; name: string; keys: readonly string[] }[]) {
    const { index } = this
    for (const gateway of index.gatewaysOf(vpc.id)) {
      const isMade = gateway.name === MADE
      const keys = [gateway.id]
      if (!isMade || (this.options.hasApiMade && !this.isCopy))
        this.write('gateway', gateway.id, 'internet gateway', [vpc.name, gateway.name], vpc)
      for (const [kind, noun, parts] of [
        ['gatewayPool', 'IP pool', index.poolsOfGateway(gateway.id)],
        ['gatewayAddress', 'IP address', index.addressesOfGateway(gateway.id)],
      ] as const) {
        for (const { id, name } of parts) {
          if (isMade && name.startsWith(MADE)) keys.push(id)
          else if (knows(this.dialect, TYPES[kind]) && !(isMade && this.isCopy))
            this.write(kind, id, noun, [vpc.name, gateway.name, name], vpc)
          else {
            const text = `${noun} "${name}" of gateway "${gateway.name}" of VPC "${vpc.name}"`
            this.leave(noun, name, [id], text, `${NO_RESOURCE} before 0.22`)
          }
        }
      }
      const isWritten = this.things.some(({ key }) => key === gateway.id)
      const rest = isWritten ? keys.slice(1) : keys
      if (isMade && !isWritten) made.push({ noun: 'gateway', name: gateway.name, keys: rest })
      else if (rest.length > 0 && isWritten)
        made.push({ noun: 'IP pools of gateway', name: gateway.name, keys: rest })
    }
  }

  rules(vpc: Vpc) {
    const key = rulesKey(vpc.id)
    if (this.index.unread.some(each => each.key === key)) return
    const rules = this.index.rulesOf(vpc.id)
    const problem = rulesProblem(rules, this.dialect)
    if (problem === undefined) this.things.push({ kind: 'rules', key, path: [vpc.name], vpc })
    else
      this.leave('firewall rules', vpc.name, [key], `Firewall rules of VPC "${vpc.name}"`, problem)
  }

  storage() {
    const { index, isCopy } = this
    for (const { id, name, state } of index.disks) {
      if (!this.has(id)) continue
      if (/import|finalizing/.test(state.state))
        this.leave('disk', name, [id], quoted('Disk', name), 'its import is not finished')
      else this.write('disk', id, 'disk', [name])
    }
    for (const { id, name } of index.snapshots) {
      if (!this.has(id)) continue
      if (isCopy) this.leave('snapshot', name, [id], quoted('Snapshot', name), NOT_COPIED)
      else this.write('snapshot', id, 'snapshot', [name])
    }
  }

  instances() {
    const { index, options, isCopy } = this
    const isLeft = !isCopy && options.instances === 'leaveOut'
    for (const { id, name } of index.instances) {
      if (!this.has(id)) continue
      if (isLeft)
        this.leave('instance', name, [id], quoted('Instance', name), 'left out, as chosen')
      else this.write('instance', id, 'instance', [name])
    }
  }

  /** Subnets that are attached to an instance of the same text. */
  attachments() {
    const { index } = this
    const written = new Set(this.things.map(({ key }) => key))
    for (const { id, name, instanceId } of index.externalSubnets)
      if (instanceId && written.has(id) && written.has(instanceId))
        this.write('attachment', `attachment/${id}`, 'attachment', [name])
  }

  /** What objects have that the provider cannot express. */
  extras() {
    const { index } = this
    const written = new Set(this.things.map(({ key }) => key))
    for (const { id, name, customRouterId, vpcId } of index.subnets)
      if (customRouterId && written.has(id))
        this.leave(
          'custom router',
          name,
          [`customRouter/${id}`],
          `Custom router of subnet "${name}"${this.vpcCount() > 1 ? ` of VPC "${index.vpc.get(vpcId)?.name ?? ''}"` : ''}`,
          NO_ATTRIBUTE,
        )
    if (this.selection.ids === null)
      for (const { id, name } of index.images)
        if (index.image.get(id)?.projectId)
          this.leave(
            'image',
            name,
            [id],
            quoted('Image', name),
            this.isCopy ? NOT_COPIED : 'its snapshot is not known, so an import would replace it',
          )
    for (const { id, name } of index.affinityGroups)
      if (this.has(id))
        this.leave('affinity group', name, [id], quoted('Affinity group', name), NO_RESOURCE)
    for (const instance of index.instances) {
      if (!written.has(instance.id)) continue
      const nics = index.nicsOf(instance.id)
      for (const nic of nics) {
        const transit = transitIpsOf(nic.ipStack)
        if (transit.length > 0)
          this.leave(
            'transit IPs',
            nic.name,
            [`transitIps/${nic.id}`],
            `Transit IPs ${transit.join(', ')} of ${instance.name}, ${nic.name}`,
            NO_ATTRIBUTE,
          )
        if (nics.length > 1 && nic.primary)
          this.leave(
            'primary network interface',
            nic.name,
            [`primary/${nic.id}`],
            `Primary network interface ${nic.name} of ${instance.name}`,
            NO_ATTRIBUTE,
          )
      }
    }
    const { roles } = index
    if (this.selection.ids === null && roles > 0)
      this.leave(
        'access',
        index.project.name,
        ['access'],
        `Access of the project (${pluralize('role', roles)})`,
        NO_RESOURCE,
      )
    for (const { key, what, message } of index.unread)
      this.leave('list', what, [key], `List of ${what}`, `could not be read: ${message}`)
  }

  vpcCount(): number {
    return this.things.filter(({ kind }) => kind === 'vpc').length
  }

  run(): Plan {
    const { index } = this
    if (this.selection.ids === null)
      this.write('project', index.project.id, 'project', [index.project.name])
    this.vpcs()
    this.each('antiAffinityGroup', 'anti-affinity group', index.antiAffinityGroups)
    this.storage()
    this.each('floatingIp', 'floating IP', index.floatingIps)
    this.each('externalSubnet', 'external subnet', index.externalSubnets)
    this.instances()
    this.attachments()
    this.extras()
    return this
  }
}

const KINDS = Object.keys(TYPES)

/** The objects that a text is made of, in its order. */
export const planOf = (index: Indexed, scope: Scope, options: Options, dialect: Dialect): Plan => {
  const { things, adopted, leftOut } = new Planner(
    index,
    selectionOf(index, scope, options),
    options,
    dialect,
  ).run()
  const group = ({ kind, vpc }: Thing) => (vpc ? 'vpc' : kind)
  const order = (one: Thing, other: Thing) =>
    KINDS.indexOf(group(one)) - KINDS.indexOf(group(other)) ||
    compareTexts(one.vpc?.name ?? '', other.vpc?.name ?? '') ||
    compareTexts(one.vpc?.id ?? '', other.vpc?.id ?? '') ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  return { things: things.toSorted(order), adopted, leftOut }
}
