import type {
  VpcFirewallRule,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
} from '@/api/generated/types'
import { containsIp, formatCidr, type Cidr } from '@/lib/cidr'
import { privateIps } from '@/lib/ip-stack'
import { parsePortRange } from '@/lib/port-range'
import { blocksOf, dataOf, isWithin, OUTSIDE, toBlock, type Packet, type VpcFacts } from './facts'

/** What the hosts of a rule stand for. */
interface Hosts {
  blocks: readonly Cidr[]
  hasVpc: boolean
  /** Names that nothing has. */
  gone: readonly string[]
  /** Names of instances that could not be read, or have not been so far. */
  unread: readonly string[]
  isPending: boolean
}

const NO_HOSTS: Hosts = { blocks: [], hasVpc: false, gone: [], unread: [], isPending: false }

const resolve = (
  { type, value }: VpcFirewallRuleHostFilter,
  { subnets, named }: VpcFacts,
): Hosts => {
  switch (type) {
    case 'vpc':
      return { ...NO_HOSTS, hasVpc: true }
    case 'subnet': {
      const found = dataOf(subnets)?.find(({ name }) => name === value)
      return found ? { ...NO_HOSTS, blocks: blocksOf(found) } : { ...NO_HOSTS, gone: [value] }
    }
    case 'instance': {
      const part = named(value)
      if (!part || 'error' in part) return { ...NO_HOSTS, unread: [value], isPending: !part }
      if (part.data === null) return { ...NO_HOSTS, gone: [value] }
      const ips = part.data.flatMap(({ ipStack }) => privateIps(ipStack).map(({ ip }) => ip))
      return { ...NO_HOSTS, blocks: ips.flatMap(ip => toBlock(ip) ?? []) }
    }
    default: {
      const block = toBlock(value)
      return { ...NO_HOSTS, blocks: block ? [block] : [] }
    }
  }
}

const joined = (all: readonly Hosts[]): Hosts => ({
  blocks: all.flatMap(({ blocks }) => blocks),
  hasVpc: all.some(({ hasVpc }) => hasVpc),
  gone: all.flatMap(({ gone }) => gone),
  unread: all.flatMap(({ unread }) => unread),
  isPending: all.some(({ isPending }) => isPending),
})

/** Whether a rule is about a packet: for certain, not, for a part of the senders, or not known. */
export type Match =
  | { kind: 'yes' }
  | { kind: 'no'; reason: string }
  | { kind: 'some'; blocks: readonly string[] }
  | { kind: 'dead'; names: readonly string[] }
  | { kind: 'unknown'; names: readonly string[]; isPending: boolean }

const YES: Match = { kind: 'yes' }

export const matchHosts = (
  { filters }: VpcFirewallRule,
  { other, isInternal, version }: Packet,
  facts: VpcFacts,
  own: readonly Cidr[],
): Match => {
  if (!filters.hosts?.length) return YES
  const hosts = joined(filters.hosts.map(host => resolve(host, facts)))
  if (hosts.gone.length === filters.hosts.length) return { kind: 'dead', names: hosts.gone }
  if (hosts.hasVpc && isInternal) return YES
  const blocks = hosts.blocks.filter(({ ip }) => ip.version === version)
  if (
    other === OUTSIDE
      ? blocks.some(({ width }) => width === 0)
      : blocks.some(b => containsIp(b, other))
  )
    return YES
  if (hosts.unread.length > 0)
    return { kind: 'unknown', names: hosts.unread, isPending: hosts.isPending }
  const beyond = other === OUTSIDE ? blocks.filter(block => !isWithin(block, own)) : []
  return beyond.length > 0
    ? { kind: 'some', blocks: beyond.map(formatCidr) }
    : { kind: 'no', reason: 'host' }
}

const isOneOf = (ports: readonly string[], port: number): boolean =>
  ports.some(text => {
    const range = parsePortRange(text)
    return range !== undefined && range[0] <= port && port <= range[1]
  })

const hasCode = (code: string | null | undefined, sent: number | undefined): boolean =>
  !code || (sent !== undefined && isOneOf([code], sent))

/** What a protocol filter fails by; undefined if it matches. */
const protocolMiss = (
  protocol: VpcFirewallRuleProtocol,
  ports: readonly string[],
  { traffic, version }: Packet,
  hasIcmpTypes: boolean,
): string | undefined => {
  if (protocol.type === 'tcp' || protocol.type === 'udp') {
    if (traffic.protocol !== protocol.type) return 'protocol'
    return ports.length === 0 || isOneOf(ports, traffic.port) ? undefined : 'port'
  }
  const family = protocol.type === 'icmp' ? 'v4' : 'v6'
  if (traffic.protocol !== 'icmp' || version !== family) return 'protocol'
  // Before, a rule with ports never matched ICMP.
  if (!hasIcmpTypes) return ports.length > 0 ? 'port' : undefined
  const limits = 'value' in protocol ? protocol.value : null
  if (!limits) return undefined
  const { message } = traffic
  return message && message.type === limits.icmpType && hasCode(limits.code, message.code)
    ? undefined
    : 'message type'
}

export const matchTraffic = (
  { filters }: VpcFirewallRule,
  packet: Packet,
  hasIcmpTypes: boolean,
): string | undefined => {
  const { protocols, ports: given } = filters
  const ports = given ?? []
  const { traffic } = packet
  if (!protocols?.length) {
    if (hasIcmpTypes || ports.length === 0) return undefined
    return 'port' in traffic && isOneOf(ports, traffic.port) ? undefined : 'port'
  }
  const misses = protocols.map(each => protocolMiss(each, ports, packet, hasIcmpTypes))
  return misses.includes(undefined)
    ? undefined
    : (misses.find(miss => miss !== 'protocol') ?? 'protocol')
}
