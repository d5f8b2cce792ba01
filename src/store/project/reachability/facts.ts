import type {
  ExternalIp,
  ExternalSubnet,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  RouterRoute,
  Vpc,
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
} from '@/api/generated/types'
import { containsCidr, parseCidr, type Cidr } from '@/lib/cidr'
import { parseIp, type Ip, type IpVersion } from '@/lib/ip'
import { privateIps } from '@/lib/ip-stack'
import { plainText, rich, type RichText } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import type { Network } from './question'

/** What the API said about something: nothing so far, its data, or why it could not be read. */
export type Part<Data> = { readonly data: Data } | { readonly error: string } | undefined

/** An instance and its ways out. */
export interface MachineFacts {
  instance: Part<Instance>
  interfaces: Part<readonly InstanceNetworkInterface[]>
  ips: Part<readonly ExternalIp[]>
  subnets: Part<readonly ExternalSubnet[]>
}

/** What is attached to an internet gateway. */
interface GatewayFacts {
  /** The ids of its pools. */
  pools: Part<readonly string[]>
  addresses: Part<readonly string[]>
}

/** The parts of a VPC that decide about its traffic. */
export interface VpcFacts {
  vpc: Part<Vpc>
  rules: Part<readonly VpcFirewallRule[]>
  subnets: Part<readonly VpcSubnet[]>
  routers: Part<readonly VpcRouter[]>
  gateways: Part<readonly InternetGateway[]>
  /** By the id of the router. */
  routes: (router: string) => Part<readonly RouterRoute[]>
  /** By the name of the gateway. */
  attached: (gateway: string) => GatewayFacts
  /** The interfaces of the instance of that name; null if no instance has it. */
  named: (instance: string) => Part<readonly InstanceNetworkInterface[] | null>
  /** The name of the instance whose interface has the address; null if none has. */
  holder: (ip: string, subnet: VpcSubnet) => Part<string | null>
  /** The other parts of an instance that forwards traffic. */
  instance: (name: string) => Part<Instance>
}

/** What the API said that is needed for an answer. */
export interface Facts {
  /** Name or id, for links. */
  project: string
  subject: MachineFacts
  other: MachineFacts
  /** By id. */
  vpcs: (id: string) => VpcFacts
  /** The names of all instances of the project; undefined if not known. */
  instanceNames: ReadonlySet<string> | undefined
  /** The names of pools by id, as far as the user may know them. */
  poolNames: ReadonlyMap<string, string>
  /** What the release tells and does. */
  release: {
    /** Rules with ports and no protocol match whatever the ports; types of ICMP can be chosen. */
    hasIcmpTypes: boolean
    /** Tells the source addresses of instances, and the pools of ephemeral IPs. */
    hasSnat: boolean
  }
}

export type StepState = 'passes' | 'information' | 'depends' | 'unknown' | 'blocks' | 'pending'

/** Why a step does not pass, for what can be done about it. */
export type Cause =
  | { kind: 'state'; instance: string }
  | { kind: 'noInterface'; instance: string }
  | { kind: 'noAddress'; instance: string; version: IpVersion }
  | { kind: 'noRule'; vpc: string; instance: string; nic: string }
  | { kind: 'denied'; vpc: string; instance: string; rule: VpcFirewallRule }
  | { kind: 'otherVpc'; vpc: Vpc; names: readonly string[] }
  | { kind: 'noPool'; vpc: string; gateway: string; pools: readonly string[] }
  | { kind: 'route'; vpc: string; router: string; route: RouterRoute; version: IpVersion }
  | { kind: 'noRoute'; vpc: string; subnet: VpcSubnet; version: IpVersion }
  | { kind: 'transit'; instance: string; nic: InstanceNetworkInterface; ip: string }
  /** Nothing would help but to ask for something else. */
  | { kind: 'explained' }

/** What happens with a rule in a step. */
export interface RuleResult {
  rule: VpcFirewallRule
  kind:
    | 'decides'
    | 'shadowed'
    | 'part'
    | 'unknown'
    | 'mismatch'
    | 'otherInterface'
    | 'disabled'
    | 'dead'
  text: string
}

export interface Judgement {
  state: StepState
  text: RichText
  /** The words of a verdict that this decides: `Blocked by …`. */
  by: string
  details?: readonly RichText[]
  rules?: readonly RuleResult[]
  cause?: Cause
  /** True if a source could not be read, so another try may help. */
  isUnread?: boolean
}

export interface Step extends Judgement {
  id: string
  title: string
  /** The order in which obstacles decide. */
  rank: number
}

export const judged = (
  state: StepState,
  text: RichText,
  by: string = plainText(text).replace(/\.$/, ''),
  more: Partial<Judgement> = {},
): Judgement => ({ state, text, by, ...more })

/** Says what could not be read; undefined if everything was. Reading comes before failing. */
export const unreadOf = (
  parts: readonly (readonly [what: string, part: Part<unknown>])[],
): Judgement | undefined => {
  for (const [what, part] of parts) {
    if (part && 'error' in part) {
      const reason = part.error.replace(/\.$/, '')
      return judged(
        'unknown',
        rich`${capitalize(what)} could not be read: ${reason}.`,
        `${what} could not be read`,
        {
          isUnread: true,
        },
      )
    }
  }
  const missing = parts.find(([, part]) => part === undefined)
  return missing && judged('pending', rich`Reading ${missing[0]}…`)
}

export const dataOf = <Data>(part: Part<Data>): Data | undefined =>
  part && 'data' in part ? part.data : undefined

/** Beyond the VPC: the rack, the user's own network and the internet. */
export const OUTSIDE = 'outside'
export type End = Ip | typeof OUTSIDE

/** The address, or everything beyond the VPC if none was asked for. */
export const endOf = (address: string | undefined): End => (address && parseIp(address)) || OUTSIDE

/** A packet as rules and routes see it. `other` is the end that is not the interface judged. */
export interface Packet extends Network {
  other: End
  /** Whether the other end is an interface of the same VPC. */
  isInternal: boolean
}

/** The place of an interface. */
export interface Place {
  instance: string
  nic: InstanceNetworkInterface
  subnet: VpcSubnet | undefined
}

export const addressOf = (
  { ipStack }: InstanceNetworkInterface,
  version: IpVersion,
): string | undefined => privateIps(ipStack).find(each => each.version === version)?.ip

export const transitOf = (
  { ipStack }: InstanceNetworkInterface,
  version: IpVersion,
): readonly string[] => privateIps(ipStack).find(each => each.version === version)?.transitIps ?? []

const blockOf = (ip: Ip): Cidr => ({ ip, width: ip.version === 'v4' ? 32 : 128 })

/** The block of an address or network; undefined if the text is neither. */
export const toBlock = (text: string): Cidr | undefined => {
  const ip = parseIp(text)
  return ip ? blockOf(ip) : parseCidr(text)
}

export const blocksOf = ({ ipv4Block, ipv6Block }: VpcSubnet): readonly Cidr[] =>
  [ipv4Block, ipv6Block].flatMap(block => parseCidr(block) ?? [])

/** The blocks that are not outside: those of the subnets, and the IPv6 prefix of the VPC. */
export const ownBlocks = ({ ipv6Prefix }: Vpc, subnets: readonly VpcSubnet[]): readonly Cidr[] => [
  ...subnets.flatMap(blocksOf),
  ...[ipv6Prefix].flatMap(prefix => parseCidr(prefix) ?? []),
]

export const isWithin = (block: Cidr, blocks: readonly Cidr[]): boolean =>
  blocks.some(outer => containsCidr(outer, block))
