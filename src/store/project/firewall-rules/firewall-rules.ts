import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { VpcFirewallRule } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import { withReason, type ActionViewModel } from '@/store/commands/action'
import { selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { selectKnownNames, type KnownNames } from '../known-names'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths, type ProjectParams } from '../paths'
import { ruleActions } from './actions'
import type { RuleEnd } from './entries'
import { endProblem } from './known'
import { firewallRulesQuery } from './queries'
import { filterPartsOf, type TrafficPart } from './rules'

type VpcParams = ProjectParams<'vpc'>

/** A target or filter as shown in a cell. */
export interface RulePart extends TrafficPart {
  /** Why it has no effect. */
  problem?: string | undefined
}

export interface RuleRow extends VpcFirewallRule {
  href: string
  targetParts: readonly RulePart[]
  filterParts: readonly RulePart[]
  actions: readonly ActionViewModel[]
}

const endsOf = ({ targets, filters }: VpcFirewallRule): readonly RuleEnd[] => [
  ...targets,
  ...(filters.hosts ?? []),
]

/** Why targets and hosts of a rule have no effect: one line each, empty if it has one. */
const problemsOf = (rule: VpcFirewallRule, known: KnownNames): string =>
  endsOf(rule)
    .map(end => endProblem(end, known) ?? '')
    .join('\n')

/**
 * Memoizes one row per rule. It takes the problems as text rather than the data they come from: of
 * a thousand rows, only those affected by another response change.
 */
const toRow = weakMapMemoize(
  (
    rule: VpcFirewallRule,
    problems: string,
    project: string,
    vpc: string,
    hasIcmpTypes: boolean,
    reason: RichText | undefined,
  ): RuleRow => {
    const { name, targets, filters } = rule
    const lines = problems.split('\n')
    const ends = endsOf(rule).map((end, index): RulePart => ({
      ...end,
      problem: lines[index] || undefined,
    }))
    return {
      ...rule,
      href: projectPaths.firewallRule({ project, vpc, rule: name }),
      targetParts:
        targets.length > 0
          ? ends.slice(0, targets.length)
          : [{ value: 'All instances of the VPC' }],
      filterParts: filterPartsOf(ends.slice(targets.length), filters, hasIcmpTypes),
      actions: ruleActions(rule, { project, vpc }).flatMap(action =>
        // A check changes nothing.
        action.id === 'checkReachability' ? [action] : withReason([action], reason),
      ),
    }
  },
)

/**
 * The rules of a VPC by priority: the one with the lowest number takes effect first. Rules of equal
 * priority stay in the order of their names.
 */
export const selectRuleRows = createSelector(
  [
    (state: RootState, params: VpcParams) => selectData(state, firewallRulesQuery(params))?.rules,
    selectKnownNames,
    (_state: RootState, { project }: VpcParams) => project,
    (_state: RootState, { vpc }: VpcParams) => vpc,
    (state: RootState) => selectSupports(state, 'icmpTypes'),
    selectReasonNotNetworking,
  ],
  (rules = [], known, project, vpc, hasIcmpTypes, reason): readonly RuleRow[] =>
    rules
      .map(rule => toRow(rule, problemsOf(rule, known), project, vpc, hasIcmpTypes, reason))
      .toSorted((a, b) => a.priority - b.priority),
)
