import type { VpcFirewallRule, VpcFirewallRuleTarget } from '@/api/generated/types'
import { privateIps } from '@/lib/ip-stack'
import { linked, rich, type RichPart } from '@/lib/rich-text'
import { commaSeries } from '@/lib/text'
import { projectPaths } from '../paths'
import { matchingTargets } from '../instance-firewall/rules'
import {
  dataOf,
  judged,
  ownBlocks,
  unreadOf,
  type Facts,
  type Judgement,
  type Packet,
  type Place,
  type RuleResult,
  type VpcFacts,
} from './facts'
import { matchHosts, matchTraffic, type Match } from './rule-match'

type Direction = VpcFirewallRule['direction']

/** The order in which rules are tried: denies come first among those of equal priority. */
const inOrder = (rules: readonly VpcFirewallRule[]): readonly VpcFirewallRule[] =>
  rules.toSorted(
    (a, b) =>
      a.priority - b.priority ||
      Number(a.action === 'allow') - Number(b.action === 'allow') ||
      a.name.localeCompare(b.name),
  )

const endsOf = ({ targets, filters }: VpcFirewallRule) => [...targets, ...(filters.hosts ?? [])]

/** The names by which rules call another VPC: then the rack refuses all rules of the VPC. */
const otherVpcNames = (rules: readonly VpcFirewallRule[], own: string): readonly string[] => [
  ...new Set(
    rules
      .flatMap(endsOf)
      .filter(({ type, value }) => type === 'vpc' && value !== own)
      .map(({ value }) => value),
  ),
]

/** The names of targets that nothing has, if these are all targets of the rule. */
const deadTargets = (
  { targets }: VpcFirewallRule,
  subnets: ReadonlySet<string>,
  instances: ReadonlySet<string> | undefined,
): readonly string[] => {
  const isGone = ({ type, value }: VpcFirewallRuleTarget) =>
    (type === 'subnet' && !subnets.has(value)) ||
    (type === 'instance' && instances !== undefined && !instances.has(value))
  return targets.every(isGone) ? targets.map(({ value }) => value) : []
}

const noEffect = (names: readonly string[]) => `No effect: ${commaSeries(names, 'and')} not found`

interface Trial {
  vpc: VpcFacts
  place: Place
  packet: Packet
  direction: Direction
  facts: Facts
}

type Tried = { rule: VpcFirewallRule } & (
  { match: Match } | { result: Pick<RuleResult, 'kind' | 'text'> }
)

/** Compares rules with a packet, without regard to those that come before. */
const comparer = ({ vpc, place, packet, direction, facts }: Trial) => {
  const vpcName = dataOf(vpc.vpc)!.name
  const subnets = dataOf(vpc.subnets)!
  const own = ownBlocks(dataOf(vpc.vpc)!, subnets)
  const subnetNames = new Set(subnets.map(({ name }) => name))
  const subject = {
    instance: place.instance,
    interfaces: [
      {
        ips: privateIps(place.nic.ipStack).map(({ ip }) => ip),
        vpc: vpcName,
        subnet: place.subnet?.name,
      },
    ],
  }
  return (rule: VpcFirewallRule): Tried => {
    if (rule.status !== 'enabled') return { rule, result: { kind: 'disabled', text: 'Disabled' } }
    if (rule.direction !== direction)
      return { rule, result: { kind: 'mismatch', text: 'Does not match: direction' } }
    if (matchingTargets(rule, subject).length === 0) {
      const dead = deadTargets(rule, subnetNames, facts.instanceNames)
      return {
        rule,
        result:
          dead.length > 0
            ? { kind: 'dead', text: noEffect(dead) }
            : { kind: 'otherInterface', text: 'Not for this interface' },
      }
    }
    const miss = matchTraffic(rule, packet, facts.release.hasIcmpTypes)
    if (miss) return { rule, match: { kind: 'no', reason: miss } }
    return { rule, match: matchHosts(rule, packet, vpc, own) }
  }
}

const isMatch = (tried: Tried, kind: Match['kind']) => 'match' in tried && tried.match.kind === kind

const resultOf = (
  tried: Tried,
  decider: VpcFirewallRule | undefined,
  isAfter: boolean,
): RuleResult => {
  const { rule } = tried
  if ('result' in tried) return { rule, ...tried.result }
  const { match } = tried
  switch (match.kind) {
    case 'no':
      return { rule, kind: 'mismatch', text: `Does not match: ${match.reason}` }
    case 'dead':
      return { rule, kind: 'dead', text: noEffect(match.names) }
    case 'yes':
      if (rule === decider) return { rule, kind: 'decides', text: 'Decides' }
  }
  if (isAfter)
    return { rule, kind: 'shadowed', text: `Would match, but ${decider?.name} comes first` }
  if (match.kind === 'unknown')
    return {
      rule,
      kind: 'unknown',
      text: `Cannot tell: ${commaSeries(match.names, 'and')} could not be read`,
    }
  return { rule, kind: 'part', text: 'May match: depends on the source' }
}

const ignoresPorts = ({ filters }: VpcFirewallRule): boolean =>
  !filters.protocols?.length && (filters.ports?.length ?? 0) > 0

/** Judges a packet that enters or leaves by an interface. */
export const judgeFirewall = (trial: Trial): Judgement => {
  const { vpc, direction, facts } = trial
  const unread = unreadOf([
    ['the VPC', vpc.vpc],
    ['the firewall rules', vpc.rules],
    ['the subnets', vpc.subnets],
  ])
  if (unread) return unread
  const own = dataOf(vpc.vpc)!
  const rules = inOrder(dataOf(vpc.rules)!)
  const names = otherVpcNames(rules, own.name)
  if (names.length > 0) {
    const list = commaSeries(names, 'and')
    return judged(
      'unknown',
      rich`Firewall rules name the VPC ${list}, but this VPC is called ${vpcLink(facts, own.name)}. The rack then refuses all rules of the VPC: running instances keep those they had, and stopped ones may not start.`,
      `firewall rules name the VPC ${list}`,
      { cause: { kind: 'otherVpc', vpc: own, names } },
    )
  }
  const tried = rules.map(comparer(trial))
  const at = tried.findIndex(each => isMatch(each, 'yes'))
  const decider = at === -1 ? undefined : tried[at]!.rule
  const results = tried.map((each, index) => resultOf(each, decider, at !== -1 && index > at))
  const isAllowed = decider ? decider.action === 'allow' : direction === 'outbound'
  const before = at === -1 ? tried : tried.slice(0, at)
  const differing = before.filter(({ rule }) => (rule.action === 'allow') !== isAllowed)
  const details = [
    ...(decider && isAllowed && ignoresPorts(decider) && facts.release.hasIcmpTypes
      ? [rich`The rule has ports but no protocol, so the rack ignores its ports.`]
      : []),
    ...(decider &&
    tried.some(
      each => each.rule.priority === decider.priority && each.rule.action !== decider.action,
    )
      ? [rich`Among rules of equal priority, those that deny come first.`]
      : []),
  ]
  const common = { rules: results, details }
  const unknown = differing.flatMap(each =>
    'match' in each && each.match.kind === 'unknown' ? [each.match] : [],
  )
  if (unknown.some(({ isPending }) => isPending))
    return judged('pending', rich`Reading the instances that rules name…`, undefined, common)
  if (unknown.length > 0) {
    const list = commaSeries([...new Set(unknown.flatMap(each => each.names))], 'and')
    return judged(
      'unknown',
      rich`Rules name ${list}, whose addresses could not be read.`,
      `the addresses of ${list} could not be read`,
      { ...common, isUnread: true },
    )
  }
  const blocks = differing.flatMap(each =>
    'match' in each && each.match.kind === 'some' ? each.match.blocks : [],
  )
  const deciding = decider ? ruleLink(facts, own.name, decider.name) : undefined
  if (blocks.length > 0) {
    const side = direction === 'inbound' ? 'from' : 'to'
    const what = `${isAllowed ? 'not' : 'only'} ${side} ${commaSeries(blocks, 'and')}`
    return judged(
      'depends',
      deciding
        ? rich`${isAllowed ? 'Allowed' : 'Denied'} by the rule ${deciding}, but ${isAllowed ? 'denied' : 'allowed'} ${side} ${commaSeries(blocks, 'and')}.`
        : rich`Traffic passes ${what}.`,
      `the ${direction === 'inbound' ? 'source' : 'destination'}: ${what}${decider ? `, otherwise ${decider.name}` : ''}`,
      common,
    )
  }
  return decided(trial, decider, isAllowed, common)
}

const decided = (
  { direction, facts, place, vpc }: Trial,
  decider: VpcFirewallRule | undefined,
  isAllowed: boolean,
  common: Partial<Judgement>,
): Judgement => {
  const { name } = dataOf(vpc.vpc)!
  const at = { vpc: name, instance: place.instance }
  if (!decider)
    return isAllowed
      ? judged('passes', rich`No rule matches: outbound traffic is allowed.`, 'no rule', common)
      : judged(
          'blocks',
          rich`No rule matches: inbound traffic is denied.`,
          'the firewall: no rule allows it',
          { ...common, cause: { kind: 'noRule', ...at, nic: place.nic.name } },
        )
  const link = ruleLink(facts, name, decider.name)
  const priority = String(decider.priority)
  return isAllowed
    ? judged(
        'passes',
        rich`The rule ${link} (priority ${priority}) allows it ${direction}.`,
        `the firewall rule ${decider.name}`,
        common,
      )
    : judged(
        'blocks',
        rich`The rule ${link} (priority ${priority}) denies it ${direction}.`,
        `the firewall rule ${decider.name}`,
        { ...common, cause: { kind: 'denied', ...at, rule: decider } },
      )
}

const vpcLink = ({ project }: Facts, vpc: string): RichPart =>
  linked(vpc, projectPaths.vpc({ project, vpc }))

const ruleLink = ({ project }: Facts, vpc: string, rule: string): RichPart =>
  linked(rule, projectPaths.firewallRule({ project, vpc, rule }))
