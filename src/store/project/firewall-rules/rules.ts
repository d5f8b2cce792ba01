import type {
  VpcFirewallRule,
  VpcFirewallRuleStatus,
  VpcFirewallRuleUpdate,
} from '@/api/generated/types'
import { MAX_FIREWALL_RULES_PER_VPC } from '@/lib/limits'
import { emphasisedChoices, type RichText } from '@/lib/rich-text'

/** A rule as it is written: without what the server gives each of them anew. */
export type RuleBody = VpcFirewallRuleUpdate

/** What is sent of a rule that was read. Filters that are null stay so. */
export const toBody = (rule: RuleBody | VpcFirewallRule): RuleBody => {
  const { name, description, status, direction, targets, filters, action, priority } = rule
  const { hosts, ports, protocols } = filters
  return {
    name,
    description,
    status,
    direction,
    targets,
    filters: { hosts, ports, protocols },
    action,
    priority,
  }
}

/** What a rule says of the traffic itself, as lists show it: protocols speak for themselves. */
export const trafficParts = ({
  protocols,
  ports,
}: VpcFirewallRule['filters']): readonly { type?: string; value: string }[] => [
  ...(protocols ?? []).map(value => ({ value })),
  ...(ports ?? []).map(value => ({ type: 'Port', value })),
]

const joined = (parts: readonly string[] | null | undefined) => (parts ?? []).join(', ') || 'None'

const ends = (list: RuleBody['targets'] | null | undefined) =>
  joined(list?.map(({ type, value }) => `${type} ${value}`))

/** What a rule says, in the order of the form. No filter and an empty one say the same. */
const FACTS: readonly { label: string; text: (rule: RuleBody) => string }[] = [
  { label: 'Status', text: ({ status }) => status },
  { label: 'Name', text: ({ name }) => name },
  { label: 'Description', text: ({ description }) => description || 'None' },
  { label: 'Action', text: ({ action }) => action },
  { label: 'Direction', text: ({ direction }) => direction },
  { label: 'Priority', text: ({ priority }) => String(priority) },
  { label: 'Targets', text: ({ targets }) => ends(targets) },
  { label: 'Port filters', text: ({ filters }) => joined(filters.ports) },
  { label: 'Protocol filters', text: ({ filters }) => joined(filters.protocols) },
  { label: 'Host filters', text: ({ filters }) => ends(filters.hosts) },
]

const isSame = (a: RuleBody, b: RuleBody): boolean => FACTS.every(({ text }) => text(a) === text(b))

/** Whether two lists have the same rules, in whatever order. */
export const isSameList = (a: readonly RuleBody[], b: readonly RuleBody[]): boolean =>
  a.length === b.length &&
  a.every(rule => b.some(other => other.name === rule.name && isSame(rule, other)))

/** One thing that somebody else has changed of a rule while it was edited. */
export interface RuleDifference {
  label: string
  /** As it was when the form opened, as it is now, and as it stands in the form. */
  opened: string
  theirs: string
  mine: string
}

/** What somebody else has changed of a rule, and what the form says of the same. */
export const ruleDifferences = (
  opened: RuleBody,
  theirs: RuleBody,
  mine: RuleBody,
): readonly RuleDifference[] =>
  FACTS.filter(({ text }) => text(opened) !== text(theirs)).map(({ label, text }) => ({
    label,
    opened: text(opened),
    theirs: text(theirs),
    mine: text(mine),
  }))

/** What becomes of a rule that is to be saved. */
export type SavePlan =
  | { kind: 'write'; rules: RuleBody[] }
  /** It is there already as it is to be. */
  | { kind: 'done' }
  /** The rule that was edited is not there any more. */
  | { kind: 'gone' }
  /** Somebody else has changed the rule that was edited. */
  | { kind: 'changed'; theirs: RuleBody }
  /** Another rule has the name. */
  | { kind: 'taken' }
  /** The VPC has as many rules as it can. */
  | { kind: 'full' }

/**
 * Puts a rule into the list as it is now, which is written as a whole: what somebody else did to the
 * other rules stays. `opened` is the rule as whoever edited it has last seen it; null for a new one.
 */
export const planSave = (
  present: readonly VpcFirewallRule[],
  opened: RuleBody | null,
  mine: RuleBody,
): SavePlan => {
  const theirs = present.find(({ name }) => name === opened?.name)
  // It may have been stored under its new name by a write that was told to have failed.
  if (opened && !theirs) return { kind: present.some(rule => isSame(rule, mine)) ? 'done' : 'gone' }
  if (opened && theirs && !isSame(opened, theirs) && !isSame(theirs, mine))
    return { kind: 'changed', theirs: toBody(theirs) }
  const others = present.filter(rule => rule !== theirs)
  if (others.some(({ name }) => name === mine.name)) return { kind: 'taken' }
  if (theirs && isSame(theirs, mine)) return { kind: 'done' }
  if (others.length >= MAX_FIREWALL_RULES_PER_VPC) return { kind: 'full' }
  return { kind: 'write', rules: [...others.map(toBody), mine] }
}

/** What can be done to several rules at once. */
export type RulesVerb = 'enable' | 'disable' | 'delete'

export interface ChangePlan {
  /** The list to be written; null where there is nothing to change. */
  rules: RuleBody[] | null
  /** The names of those that are there, and of those that are not any more. */
  present: string[]
  gone: string[]
}

const withStatus = (rule: RuleBody, status: VpcFirewallRuleStatus): RuleBody => ({
  ...toBody(rule),
  status,
})

/** Does the same to several rules in the list as it is now. */
export const planChange = (
  rules: readonly VpcFirewallRule[],
  names: readonly string[],
  verb: RulesVerb,
): ChangePlan => {
  const isMeant = ({ name }: VpcFirewallRule) => names.includes(name)
  const present = rules.filter(isMeant)
  const status = verb === 'enable' ? 'enabled' : 'disabled'
  const isDone = verb === 'delete' ? present.length === 0 : present.every(r => r.status === status)
  return {
    rules: isDone
      ? null
      : rules
          .filter(rule => verb !== 'delete' || !isMeant(rule))
          .map(rule => (isMeant(rule) ? withStatus(rule, status) : toBody(rule))),
    present: present.map(({ name }) => name),
    gone: names.filter(name => !present.some(rule => rule.name === name)),
  }
}

/** Names that a sentence can list before it gets too long to be read. */
const LISTED = 5

/** Several rules by their names, as many as a sentence can bear. */
export const listedNames = (names: readonly string[]): RichText => {
  if (names.length <= LISTED) return emphasisedChoices(names, 'and')
  const shown = names.slice(0, LISTED - 1)
  return emphasisedChoices([...shown, `${names.length - shown.length} others`], 'and')
}
