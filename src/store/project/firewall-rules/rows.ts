import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { VpcFirewallRule } from '@/api/schema/firewall'
import { titleCase } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/reducer'
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

/** One row per rule as it was read, with what is known of the names in it. */
const toRow = weakMapMemoize(
  (rule: VpcFirewallRule, known: KnownNames, project: string, vpc: string): RuleRowViewModel => {
    const { id, name, priority, targets, filters } = rule
    const toPart = (end: RuleEnd): RulePart => ({ ...end, problem: endProblem(end, known) })
    return {
      id,
      name,
      href: projectPaths.firewallRule({ project, vpc, rule: name }),
      priority,
      action: titleCase(rule.action),
      direction: titleCase(rule.direction),
      targets: targets.map(toPart),
      filters: [...(filters.hosts ?? []).map(toPart), ...trafficParts(filters)],
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
      selectData(state, firewallRulesQuery(project, vpc))?.rules,
    selectKnownNames,
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
    (_state: RootState, _project: string, _vpc: string, order: PriorityOrder) => order,
  ],
  (rules = [], known, project, vpc, order): readonly RuleRowViewModel[] => {
    const sign = order === 'ascending' ? 1 : -1
    return rules
      .map(rule => toRow(rule, known, project, vpc))
      .toSorted((a, b) => sign * (a.priority - b.priority))
  },
)
