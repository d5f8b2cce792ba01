import type { Source } from './source'

type Check = (value: unknown) => boolean

const text: Check = value => typeof value === 'string'
const number: Check = value => typeof value === 'number'
const maybe =
  (check: Check): Check =>
  value =>
    value === undefined || value === null || check(value)
const list =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)
const record =
  (members: Readonly<Record<string, Check>>): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, check]) => check(Reflect.get(value, name)))

const named = { id: text, name: text, description: text }
/** What a rule or route names. */
const end: Check = value => {
  const { type, value: name } = (value ?? {}) as { type?: unknown; value?: unknown }
  return text(type) && (type === 'drop' || text(name))
}

const address = { ip: text, transitIps: list(text) }
const group = record({ ...named, policy: text, failureDomain: text })
const block = record({ firstAddress: text, lastAddress: text })

const STACKS: Readonly<Record<string, Check>> = {
  v4: record(address),
  v6: record(address),
  dual_stack: record({ v4: record(address), v6: record(address) }),
}

const ipStack: Check = value => {
  const { type, value: stack } = (value ?? {}) as { type?: string; value?: unknown }
  return text(type) && (STACKS[type ?? '']?.(stack) ?? true)
}

/** What the texts rely on, of each item of a list: a server may answer anything. */
const SHAPES: Readonly<Record<Source['list'], Check>> = {
  project: record(named),
  user: record({ id: text }),
  roles: record({ identityId: text, identityType: text, roleName: text }),
  users: record({ id: text, displayName: text }),
  groups: record({ id: text, displayName: text }),
  ownKeys: record({ ...named, publicKey: text }),
  pools: record(named),
  subnetPools: record(named),
  images: record({ ...named, os: text, version: text }),
  vpcs: record({ ...named, dnsName: text, ipv6Prefix: text }),
  rules: record({
    ...named,
    vpcId: text,
    status: text,
    direction: text,
    action: text,
    priority: number,
    targets: list(end),
    filters: record({
      hosts: maybe(list(end)),
      ports: maybe(list(text)),
      protocols: maybe(list(record({ type: text }))),
    }),
  }),
  subnets: record({ ...named, vpcId: text, ipv4Block: text, ipv6Block: text }),
  routers: record({ ...named, vpcId: text, kind: text }),
  routes: record({ ...named, vpcRouterId: text, kind: text, destination: end, target: end }),
  gateways: record({ ...named, vpcId: text }),
  gatewayPools: record({ ...named, internetGatewayId: text, ipPoolId: text }),
  gatewayAddresses: record({ ...named, internetGatewayId: text, address: text }),
  nics: record({ ...named, instanceId: text, vpcId: text, subnetId: text, ipStack }),
  disks: record({ ...named, size: number, state: record({ state: text }) }),
  snapshots: record({ ...named, diskId: text }),
  floatingIps: record({ ...named, ip: text }),
  externalSubnets: record({ ...named, subnet: text }),
  affinityGroups: group,
  antiAffinityGroups: group,
  memberships: record({ groupId: text, instanceId: text }),
  instances: record({ ...named, hostname: text, memory: number, ncpus: number, runState: text }),
  externalIps: record({ instanceId: text, value: record({ kind: text, ip: text }) }),
  sshKeys: record({ instanceId: text, value: record({ id: text, name: text }) }),
  silos: record({ ...named, identityMode: text }),
  quotas: record({ siloId: text, cpus: number, memory: number, storage: number }),
  providerNames: record({ name: text }),
  samlProviders: record(named),
  systemPools: record(named),
  ranges: record({ ipPoolId: text, range: block }),
  ipPoolLinks: record({ ipPoolId: text, siloId: text }),
  systemSubnetPools: record(named),
  members: record({ id: text, subnetPoolId: text, subnet: text }),
  subnetPoolLinks: record({ subnetPoolId: text, siloId: text }),
  lots: record({ ...named, kind: text }),
  addressLots: record({ id: text, blocks: list(block) }),
}

type Answer = Readonly<Record<string, unknown>>

/** A pool as the list of a silo has it. */
interface Linked {
  readonly id: string
  readonly isDefault: boolean
}

/** The items of an answer, as they belong to what the source is about. */
const listed = ({ list: name, of }: Source, answer: Answer): unknown => {
  const linkedTo = (pool: 'ipPoolId' | 'subnetPoolId') =>
    of === undefined
      ? (each: unknown) => each
      : (each: unknown) => {
          const { id, isDefault } = (each ?? {}) as Linked
          return { [pool]: id, siloId: of, isDefault }
        }
  const each = (change: (item: unknown) => unknown) =>
    Array.isArray(answer.items) ? answer.items.map(change) : undefined
  switch (name) {
    case 'rules':
      return answer.rules
    case 'roles':
      return answer.roleAssignments
    case 'project':
    case 'user':
    case 'quotas':
      return [answer]
    case 'samlProviders':
      return [{ ...answer, siloId: of }]
    case 'addressLots':
      // Before release 17 there are blocks alone.
      return [{ id: of, blocks: answer.blocks }]
    case 'ipPoolLinks':
      return each(linkedTo('ipPoolId'))
    case 'subnetPoolLinks':
      return each(linkedTo('subnetPoolId'))
    case 'externalIps':
    case 'sshKeys':
      return each(value => ({ instanceId: of, value }))
    case 'memberships':
      return each(item => {
        const { value } = (item ?? {}) as { value?: { id?: string } | null }
        return { groupId: of, instanceId: value?.id }
      })
    default:
      return answer.items
  }
}

/** The items of an answer that are as the API describes them, and how many are not. */
export const itemsIn = (source: Source, answer: unknown): { items: unknown[]; odd: number } => {
  const all = record({})(answer) ? listed(source, answer as Answer) : undefined
  if (!Array.isArray(all)) return { items: [], odd: 1 }
  const items = all.filter(SHAPES[source.list])
  return { items, odd: all.length - items.length }
}

/** Each item once: something new moves the others to further pages. */
export const eachOnce = <Item>(items: readonly Item[]): readonly Item[] => {
  const keyOf = (item: Item): string => {
    const { id } = item as { id?: unknown }
    return typeof id === 'string' ? id : JSON.stringify(item)
  }
  return [...new Map(items.map(item => [keyOf(item), item])).values()]
}

export interface Named {
  readonly id: string
  readonly name: string
}

/** The objects of a list that more is read of. */
export const namedIn = <Of extends Named>(answer: unknown): readonly Of[] => {
  const { items } = (answer ?? {}) as { items?: unknown }
  return Array.isArray(items)
    ? items.filter((each): each is Of => record({ id: text, name: text })(each))
    : []
}
