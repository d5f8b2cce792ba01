import type { Vpc, VpcFirewallRule } from '@/api/generated/types'
import { capitalize } from '@/lib/text'
import { hasIcmp6, knows, type Dialect } from './dialects'
import type { Indexed } from './found'
import { isChangedRoute, isUsedSubnet, isUsedVpc, MADE, MADE_BLOCK } from './made-by-api'
import type { Options } from './options'
import type { Selection } from './selection'
import {
  NO_RESOURCE,
  quoted,
  rulesKey,
  typeOf,
  type Kind,
  type LeftOut,
  type Thing,
} from './things'

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
export const SINCE: Readonly<Partial<Record<Kind, string>>> = {
  route: '0.10',
  silo: '0.10',
  samlProvider: '0.14',
  systemSubnetPool: '0.18',
  subnetPoolMember: '0.18',
  subnetPoolLink: '0.18',
  addressLot: '0.18',
  externalSubnet: '0.18',
  attachment: '0.18',
  gatewayPool: '0.22',
  gatewayAddress: '0.22',
}

/** Parts of a VPC that the API makes. */
interface Made {
  noun: string
  name: string
  keys: readonly string[]
}

/** Decides which VPCs and parts of them are written, and which are left out. */
export class VpcPlanner {
  readonly things: Thing[] = []
  readonly adopted: Thing[] = []
  readonly leftOut: LeftOut[] = []
  readonly isCopy: boolean

  constructor(
    readonly index: Indexed,
    readonly selection: Selection,
    readonly options: Options,
    /** Null for a script, which can do all. */
    readonly dialect: Dialect | null,
  ) {
    this.isCopy = options.purpose === 'copy'
  }

  leave(kind: string, name: string, keys: readonly string[], text: string, reason: string) {
    this.leftOut.push({ kind, name, keys, text, reason })
  }

  /** Leaves out what the API makes by itself. */
  leaveMade({ name }: Vpc, keys: readonly string[], text: string, state: string) {
    const reason = `made by the API, ${state}`
    this.leftOut.push({ kind: 'VPC', name, keys, text, reason, isMade: true })
  }

  write(kind: Kind, key: string, noun: string, path: readonly string[], vpc?: Vpc) {
    const name = path.at(-1) ?? ''
    if (this.knows(kind)) this.things.push({ kind, key, path, ...(vpc && { vpc }) })
    else
      this.leave(
        noun,
        name,
        [key],
        quoted(capitalize(noun), name),
        `needs provider ${SINCE[kind] ?? 'later'}`,
      )
  }

  knows(kind: Kind): boolean {
    return this.dialect === null || knows(this.dialect, typeOf(kind, this.dialect))
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
        this.leaveMade(
          vpc,
          this.allIn(vpc),
          `${quoted('VPC', vpc.name)} and all in it`,
          'unchanged, not used',
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
    const made: Made[] = []
    this.subnets(vpc, made)
    this.routers(vpc, made)
    this.gateways(vpc, made)
    this.rules(vpc)
    const keys = made.flatMap(each => each.keys)
    if (keys.length > 0) {
      const names = made.map(({ noun, name }) => quoted(noun, name)).join(', ')
      const text = `${quoted('VPC', vpc.name)}: ${names}`
      this.leaveMade(vpc, keys, text, 'unchanged')
    }
  }

  subnets(vpc: Vpc, made: Made[]) {
    for (const subnet of this.index.subnetsOf(vpc.id)) {
      const path = [vpc.name, subnet.name]
      const isMade = subnet.name === MADE
      const isOwn = subnet.ipv4Block !== MADE_BLOCK
      const isUsed = isUsedSubnet(this.index, subnet)
      // A script replaces the subnet that the API makes.
      if (!isMade || (isOwn && this.dialect === null))
        this.write('subnet', subnet.id, 'subnet', path, vpc)
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

  routers(vpc: Vpc, made: Made[]) {
    const { index } = this
    const routers = index.routersOf(vpc.id)
    for (const { id, name, kind } of routers)
      if (kind !== 'system') this.write('router', id, 'router', [vpc.name, name], vpc)
    for (const router of routers) {
      const keys = []
      for (const route of index.routesOf(router.id)) {
        const path = [vpc.name, router.name, route.name]
        const isChanged = isChangedRoute(route)
        if (router.kind !== 'system' || (isChanged && (!this.isCopy || this.dialect === null)))
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

  gateways(vpc: Vpc, made: Made[]) {
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
        for (const part of parts) {
          const { id, name } = part
          // The API attaches the default pools of the silo, under that name or their own.
          const isOfSilo =
            'ipPoolId' in part &&
            index.pools.some(pool => pool.id === part.ipPoolId && pool.isDefault)
          if (isMade && (name.startsWith(MADE) || isOfSilo)) keys.push(id)
          else if (this.knows(kind) && !(isMade && this.isCopy && this.dialect !== null))
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
    const problem = this.dialect === null ? undefined : rulesProblem(rules, this.dialect)
    if (problem === undefined) this.things.push({ kind: 'rules', key, path: [vpc.name], vpc })
    else
      this.leave('firewall rules', vpc.name, [key], `Firewall rules of VPC "${vpc.name}"`, problem)
  }
}
