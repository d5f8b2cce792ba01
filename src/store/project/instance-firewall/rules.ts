import type { VpcFirewallRule, VpcFirewallRuleTarget } from '@/api/generated/types'
import { containsIp, parseCidr } from '@/lib/cidr'
import { parseIp } from '@/lib/ip'

/** The place of a network interface. Names are undefined while unknown. */
export interface InterfacePlace {
  /** One for each IP version that it has. */
  ips: readonly string[]
  vpc: string | undefined
  subnet: string | undefined
}

/** The properties of an instance that rule targets of one VPC can match. */
export interface RuleSubject {
  instance: string
  /** The interfaces in the VPC of the rules. */
  interfaces: readonly InterfacePlace[]
}

const sameAddress = (a: string, b: string): boolean => {
  const [first, second] = [parseIp(a), parseIp(b)]
  if (!first || !second) return a === b
  return first.version === second.version && first.value === second.value
}

const isIn = (block: string, ip: string): boolean => {
  const [cidr, address] = [parseCidr(block), parseIp(ip)]
  return cidr !== undefined && address !== undefined && containsIp(cidr, address)
}

const isNamedBy = (
  { type, value }: VpcFirewallRuleTarget,
  { instance, interfaces }: RuleSubject,
): boolean => {
  switch (type) {
    case 'instance':
      return value === instance
    case 'vpc':
      return interfaces.some(({ vpc }) => vpc === value)
    case 'subnet':
      return interfaces.some(({ subnet }) => subnet === value)
    case 'ip':
      return interfaces.some(({ ips }) => ips.some(ip => sameAddress(value, ip)))
    case 'ip_net':
      return interfaces.some(({ ips }) => ips.some(ip => isIn(value, ip)))
  }
}

/**
 * The targets of a rule that match the instance: empty if it does not apply, `all` if it has no
 * targets and so applies to everything in its VPC.
 */
export const matchingTargets = (
  { targets }: Pick<VpcFirewallRule, 'targets'>,
  subject: RuleSubject,
): readonly VpcFirewallRuleTarget[] | 'all' => {
  if (subject.interfaces.length === 0) return []
  return targets.length === 0 ? 'all' : targets.filter(target => isNamedBy(target, subject))
}

/**
 * The rules that can apply to the instance, with their matching targets, by priority. Rules with
 * equal priority stay in the order of their names.
 */
export const rulesFor = (rules: readonly VpcFirewallRule[], subject: RuleSubject) =>
  rules
    .map(rule => ({ rule, targets: matchingTargets(rule, subject) }))
    .filter(({ targets }) => targets.length > 0)
    .toSorted((a, b) => a.rule.priority - b.rule.priority)
