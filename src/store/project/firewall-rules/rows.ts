import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { VpcFirewallRule } from '@/api/schema/firewall'
import { titleCase } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/state'
import { projectPaths } from '../paths'
import { ruleActions } from './actions'
import type { RuleEnd } from './ends'
import { endProblem, selectKnownNames, type KnownNames } from './known'
import { firewallRulesQuery } from './queries'
import { trafficParts } from './rules'

/** A target or a filter as a cell shows it. */
export interface RulePart {
  /** As the API calls it; undefined for protocols, which speak for themselves. */
  type?: string
  value: string
  /** Why it does nothing. */
  problem?: string | undefined
}

export interface RuleRowViewModel {
  id: string
  name: string
  href: string
  priority: number
  action: string
  direction: string
  targets: readonly RulePart[]
  filters: readonly RulePart[]
  isEnabled: boolean
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

const endsOf = ({ targets, filters }: VpcFirewallRule): readonly RuleEnd[] => [
  ...targets,
  ...(filters.hosts ?? []),
]

/** Why each end of a rule does nothing, one a line; a line is empty where it does something. */
const problemsOf = (rule: VpcFirewallRule, known: KnownNames): string =>
  endsOf(rule)
    .map(end => endProblem(end, known) ?? '')
    .join('\n')

/**
 * One row per rule as it was read. It takes the problems as a text, and not what they come from: of
 * a thousand rows only those are new that another answer says something else of.
 */
const toRow = weakMapMemoize(
  (rule: VpcFirewallRule, problems: string, project: string, vpc: string): RuleRowViewModel => {
    const { id, name, priority, targets, filters } = rule
    const lines = problems.split('\n')
    const ends = endsOf(rule).map((end, index): RulePart => ({
      ...end,
      problem: lines[index] || undefined,
    }))
    return {
      id,
      name,
      href: projectPaths.firewallRule({ project, vpc, rule: name }),
      priority,
      action: titleCase(rule.action),
      direction: titleCase(rule.direction),
      targets: ends.slice(0, targets.length),
      filters: [...ends.slice(targets.length), ...trafficParts(filters)],
      isEnabled: rule.status === 'enabled',
      created: rule.timeCreated,
      actions: ruleActions(rule, { project, vpc }),
    }
  },
)

/** By what comes first: the lowest number decides. */
export type PriorityOrder = 'ascending' | 'descending'

/** The rules of a VPC by priority. Those of the same one stay in the order of their names. */
export const selectRuleRows = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectData(state, firewallRulesQuery({ project, vpc }))?.rules,
    selectKnownNames,
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
    (_state: RootState, _project: string, _vpc: string, order: PriorityOrder) => order,
  ],
  (rules = [], known, project, vpc, order): readonly RuleRowViewModel[] => {
    const sign = order === 'ascending' ? 1 : -1
    return rules
      .map(rule => toRow(rule, problemsOf(rule, known), project, vpc))
      .toSorted((a, b) => sign * (a.priority - b.priority))
  },
)
