import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { MAX_FIREWALL_RULES_PER_VPC, MAX_NAME_LENGTH } from '@/lib/limits'
import type { RichText } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { ruleSaveRequested } from './events'
import { firewallRulesQuery } from './queries'
import {
  checkRule,
  ENTRIES,
  FULL,
  NEW_RULE,
  presentRules,
  ruleOf,
  valuesOf,
  type RuleValues,
} from './values'

const SUFFIX = '-copy'

const copyName = (name: string) => name.slice(0, MAX_NAME_LENGTH - SUFFIX.length) + SUFFIX

/**
 * Creates a rule: an empty one, or a copy of the rule whose id or name is `params.rule`. A saga
 * writes all rules together.
 */
export const firewallRuleCreateForm = defineForm<
  RuleValues,
  unknown,
  ProjectParams<'vpc'> & { rule?: string }
>({
  name: 'firewallRuleCreate',
  entries: ENTRIES,
  initial(context) {
    const { rule } = context.params
    const rules = presentRules(context)
    const original = rules.find(({ id }) => id === rule) ?? rules.find(({ name }) => name === rule)
    return original ? { ...valuesOf(original), name: copyName(original.name) } : NEW_RULE
  },
  check: (values, context) =>
    checkRule(
      values,
      presentRules(context).map(({ name }) => name),
    ),
  succeeded: (_result, values, { params: { project, vpc } }) => ({
    isDelegated: true,
    followUps: [
      ruleSaveRequested({
        form: 'firewallRuleCreate',
        project,
        vpc,
        opened: null,
        rule: ruleOf(values),
      }),
    ],
  }),
  leaveTo: projectPaths.firewallRules,
})

/** Why no rule can be added to the VPC, or undefined. */
export const selectReasonCannotAdd = createSelector(
  [
    (state: RootState, params: ProjectParams<'vpc'>) =>
      selectData(state, firewallRulesQuery(params))?.rules.length ?? 0,
  ],
  (count): RichText | undefined => (count >= MAX_FIREWALL_RULES_PER_VPC ? [FULL] : undefined),
)
