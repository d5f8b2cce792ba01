import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { projectPaths, type ProjectParams } from '../paths'
import { ruleSaveRequested } from './events'
import { toBody, type RuleBody } from './rules'
import {
  checkRule,
  ENTRIES,
  NEW_RULE,
  presentRules,
  ruleOf,
  valuesOf,
  type RuleValues,
} from './values'

export interface RuleEditValues extends RuleValues {
  /** The rule as whoever edits it has last seen it; null where there is none of its name. */
  opened: RuleBody | null
  /** The rule as somebody else has changed it meanwhile, until it is decided whose to keep. */
  theirs: RuleBody | null
}

/**
 * Changes the rule of the name `params.rule`. The rules are written by a workflow, as one, which
 * looks first whether somebody else has changed the rule meanwhile.
 */
export const firewallRuleEditForm = defineForm<
  RuleEditValues,
  unknown,
  ProjectParams<'firewallRule'>
>({
  name: 'firewallRuleEdit',
  isEdit: true,
  entries: ENTRIES,
  initial(context) {
    const found = presentRules(context).find(({ name }) => name === context.params.rule)
    return found
      ? { ...valuesOf(found), opened: toBody(found), theirs: null }
      : { ...NEW_RULE, opened: null, theirs: null }
  },
  check: (values, context) =>
    checkRule(
      values,
      presentRules(context)
        .map(({ name }) => name)
        .filter(name => name !== values.opened?.name),
    ),
  toCommand: () => null,
  succeeded: (_result, values, { params: { project, vpc } }) => ({
    isDelegated: true,
    followUps: [
      ruleSaveRequested({
        form: 'firewallRuleEdit',
        project,
        vpc,
        opened: values.opened,
        rule: ruleOf(values),
      }),
    ],
  }),
  leaveTo: projectPaths.firewallRules,
})

export const useRuleEditField = fieldHook<RuleValues, unknown, ProjectParams<'firewallRule'>>(
  firewallRuleEditForm,
)
