import { MAX_NAME_LENGTH } from '@/lib/limits'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { projectPaths, type ProjectParams } from '../paths'
import { ruleSaveRequested } from './events'
import {
  checkRule,
  ENTRIES,
  NEW_RULE,
  presentRules,
  ruleOf,
  valuesOf,
  type RuleValues,
} from './values'

const SUFFIX = '-copy'

const copyName = (name: string) => name.slice(0, MAX_NAME_LENGTH - SUFFIX.length) + SUFFIX

/**
 * A new rule: an empty one, or a copy of the rule that `params.rule` names, by id or else by name.
 * The rules are written by a workflow, as one.
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
  toCommand: () => null,
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

export const useRuleCreateField = fieldHook(firewallRuleCreateForm)
