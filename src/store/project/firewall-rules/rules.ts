import type {
  VpcFirewallRule,
  VpcFirewallRuleStatus,
  VpcFirewallRuleUpdate,
} from '@/api/generated/types'
import { MAX_FIREWALL_RULES_PER_VPC } from '@/lib/limits'
import { formatNumber } from '@/lib/number'
import { emphasisedChoices, type RichText } from '@/lib/rich-text'
import { without } from '@/lib/without'
import { protocolDetail, protocolName, protocolText } from './protocols'

/** A rule as it is written: without the fields that the server sets on every write. */
export type RuleBody = VpcFirewallRuleUpdate

/**
 * Converts a rule that was read for writing. Filters that are null stay null, and what this console
 * does not know stays as it was read.
 */
export const toBody = (rule: RuleBody | VpcFirewallRule): RuleBody =>
  without(rule as VpcFirewallRule, 'id', 'vpcId', 'timeCreated', 'timeModified')

/** A protocol or port of a rule. Protocols need no type. */
export interface TrafficPart {
  type?: string
  value: string
  /** What a protocol is limited to. */
  detail?: string | undefined
}

/** The protocols and ports of a rule, as lists show them. */
const trafficParts = (
  { protocols, ports }: VpcFirewallRule['filters'],
  hasIcmpTypes: boolean,
): readonly TrafficPart[] => [
  ...(protocols ?? []).map(protocol => ({
    value: protocolName(protocol.type, hasIcmpTypes),
    detail: protocolDetail(protocol),
  })),
  ...(ports ?? []).map(value => ({ type: 'Port', value })),
]

/** The filters of a rule, as lists show them: without any, it is about all traffic. */
export const filterPartsOf = <Part extends TrafficPart>(
  hosts: readonly Part[],
  filters: VpcFirewallRule['filters'],
  hasIcmpTypes: boolean,
): readonly (Part | TrafficPart)[] => {
  const parts = [...hosts, ...trafficParts(filters, hasIcmpTypes)]
  return parts.length > 0 ? parts : [{ value: 'All traffic' }]
}

const joined = (parts: readonly string[] | null | undefined) => (parts ?? []).join(', ')

/** `vpc mock-vpc`. */
export const endText = ({ type, value }: RuleBody['targets'][number]): string => `${type} ${value}`

const ends = (list: RuleBody['targets'] | null | undefined) => joined(list?.map(endText))

/** The properties of a rule as text. A missing filter and an empty one have the same text. */
const textsOf = ({ filters, ...rule }: RuleBody): readonly string[] => [
  rule.status,
  rule.name,
  rule.description,
  rule.action,
  rule.direction,
  String(rule.priority),
  ends(rule.targets),
  joined(filters.ports),
  joined(filters.protocols?.map(each => protocolText(each, true))),
  ends(filters.hosts),
]

const isSame = (a: RuleBody, b: RuleBody): boolean => {
  const other = textsOf(b)
  return textsOf(a).every((text, index) => text === other[index])
}

/** Whether two lists contain the same rules, in any order. */
export const isSameList = (a: readonly RuleBody[], b: readonly RuleBody[]): boolean =>
  a.length === b.length &&
  a.every(rule => b.some(other => other.name === rule.name && isSame(rule, other)))

/** What to do about a rule to be saved. */
export type SavePlan =
  | { kind: 'write'; rules: RuleBody[] }
  /** The rule already exists in its new form. */
  | { kind: 'done' }
  /** The edited rule no longer exists. */
  | { kind: 'gone' }
  /** Someone else has changed the edited rule. */
  | { kind: 'changed' }
  /** Another rule has the name. */
  | { kind: 'taken' }
  /** The VPC has the maximum number of rules. */
  | { kind: 'full' }

export const NAME_TAKEN = 'Name taken. To change the rule with this name, edit it instead'

export const FULL = `A VPC can have at most ${formatNumber(MAX_FIREWALL_RULES_PER_VPC)} firewall rules`

/**
 * Puts a rule into the current list, which is written as a whole, keeping changes that others have
 * made to other rules. `opened` is the rule as the user last saw it; null for a new one.
 */
export const planSave = (
  present: readonly VpcFirewallRule[],
  opened: RuleBody | null,
  mine: RuleBody,
): SavePlan => {
  const theirs = present.find(({ name }) => name === opened?.name)
  // A write reported as failed may have stored it under its new name.
  if (opened && !theirs) return { kind: present.some(rule => isSame(rule, mine)) ? 'done' : 'gone' }
  if (opened && theirs && !isSame(opened, theirs) && !isSame(theirs, mine))
    return { kind: 'changed' }
  const others = present.filter(rule => rule !== theirs)
  if (others.some(({ name }) => name === mine.name)) return { kind: 'taken' }
  if (theirs && isSame(theirs, mine)) return { kind: 'done' }
  if (others.length >= MAX_FIREWALL_RULES_PER_VPC) return { kind: 'full' }
  const filters = { ...theirs?.filters, ...mine.filters }
  const saved = { ...(theirs && toBody(theirs)), ...mine, filters }
  return { kind: 'write', rules: [...others.map(toBody), saved] }
}

/** The changes that can be made to several rules at once. */
export type RulesVerb = 'enable' | 'disable' | 'delete' | 'rename'

export interface ChangePlan {
  /** The list to write; null if nothing changes. */
  rules: RuleBody[] | null
  /** The names of the rules that still exist, and of those that do not. */
  present: string[]
  gone: string[]
}

const withStatus = (rule: RuleBody, status: VpcFirewallRuleStatus): RuleBody => ({
  ...toBody(rule),
  status,
})

type Ends = Pick<RuleBody, 'targets' | 'filters'>

/** The rule with the VPC’s own name in place of any other: a rule can name only its own VPC. */
export const ownVpcRule = ({ targets, filters }: Ends, vpcName: string): Ends => {
  const own = <End extends RuleBody['targets'][number]>(end: End): End =>
    end.type === 'vpc' ? { ...end, value: vpcName } : end
  return {
    targets: targets.map(own),
    filters: { ...filters, ...(filters.hosts && { hosts: filters.hosts.map(own) }) },
  }
}

/**
 * Applies the same change to several rules of the current list. `vpcName` is the name of their VPC
 * that is to replace others.
 */
export const planChange = (
  rules: readonly VpcFirewallRule[],
  names: readonly string[],
  verb: RulesVerb,
  vpcName = '',
): ChangePlan => {
  const isMeant = ({ name }: VpcFirewallRule) => names.includes(name)
  const present = rules.filter(isMeant)
  const status = verb === 'enable' ? 'enabled' : 'disabled'
  const changed = (rule: VpcFirewallRule): RuleBody =>
    verb === 'rename' ? { ...toBody(rule), ...ownVpcRule(rule, vpcName) } : withStatus(rule, status)
  const isDone =
    verb === 'delete' ? present.length === 0 : present.every(rule => isSame(rule, changed(rule)))
  return {
    rules: isDone
      ? null
      : rules
          .filter(rule => verb !== 'delete' || !isMeant(rule))
          .map(rule => (isMeant(rule) ? changed(rule) : toBody(rule))),
    present: present.map(({ name }) => name),
    gone: names.filter(name => !present.some(rule => rule.name === name)),
  }
}

/** Maximum number of names listed in a sentence. */
const LISTED = 5

/** Lists the names of rules in a sentence, shortened if there are too many. */
export const listedNames = (names: readonly string[]): RichText => {
  if (names.length <= LISTED) return emphasisedChoices(names, 'and')
  const shown = names.slice(0, LISTED - 1)
  return emphasisedChoices([...shown, `${names.length - shown.length} others`], 'and')
}
