import { createSelector } from '@reduxjs/toolkit'
import { defineForm } from '@/store/forms/define-form'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { fieldHook } from '@/store/forms/hooks'
import { selectForm } from '@/store/forms/selectors'
import { selectSupports } from '@/store/release/selectors'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { ruleSaveRequested } from './events'
import { ruleDifferences, toBody, type RuleBody, type RuleDifference } from './rules'
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
  /** The rule as the user last saw it; null if there is none of that name. */
  opened: RuleBody | null
  /**
   * The rule as changed by somebody else meanwhile, until the user has decided which version to
   * keep.
   */
  theirs: RuleBody | null
}

/**
 * Edits the rule named `params.rule`. A saga writes all rules together, after checking whether
 * somebody else has changed the rule meanwhile.
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

const { name: form } = firewallRuleEditForm

export interface ConflictViewModel {
  /** The rule that somebody else has changed. */
  name: string
  differences: readonly RuleDifference[]
  /** The events of each decision. */
  saveMine: readonly StoreEvent[]
  useTheirs: readonly StoreEvent[]
  cancel: readonly StoreEvent[]
}

const change = (values: Partial<RuleEditValues>) => formChanged({ form, values: { ...values } })

const toConflict = (
  values: RuleEditValues,
  opened: RuleBody,
  theirs: RuleBody,
  hasIcmpTypes: boolean,
) => ({
  name: theirs.name,
  differences: ruleDifferences(opened, theirs, ruleOf(values), hasIcmpTypes),
  saveMine: [change({ opened: theirs, theirs: null }), formSubmitted({ form })],
  useTheirs: [change({ ...valuesOf(theirs), opened: theirs, theirs: null })],
  cancel: [change({ theirs: null })],
})

/** The conflict to resolve in the form; undefined if there is none. */
export const selectConflict = createSelector(
  [
    (state: RootState) => selectForm(state, form)?.context.values as RuleEditValues | undefined,
    (state: RootState) => selectSupports(state, 'icmpTypes'),
  ],
  (values, hasIcmpTypes): ConflictViewModel | undefined =>
    values?.theirs && values.opened
      ? toConflict(values, values.opened, values.theirs, hasIcmpTypes)
      : undefined,
)
