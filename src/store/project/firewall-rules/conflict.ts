import { createSelector } from '@reduxjs/toolkit'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { firewallRuleEditForm, type RuleEditValues } from './edit.form'
import { ruleDifferences, type RuleBody, type RuleDifference } from './rules'
import { ruleOf, valuesOf } from './values'

const form = firewallRuleEditForm.name

export interface ConflictViewModel {
  /** The rule that somebody else has changed. */
  name: string
  differences: readonly RuleDifference[]
  /** What each decision comes to. */
  saveMine: readonly StoreEvent[]
  useTheirs: readonly StoreEvent[]
  cancel: readonly StoreEvent[]
}

const change = (values: Partial<RuleEditValues>) => formChanged({ form, values: { ...values } })

const toConflict = (values: RuleEditValues, opened: RuleBody, theirs: RuleBody) => ({
  name: theirs.name,
  differences: ruleDifferences(opened, theirs, ruleOf(values)),
  saveMine: [change({ opened: theirs, theirs: null }), formSubmitted({ form })],
  useTheirs: [change({ ...valuesOf(theirs), opened: theirs, theirs: null })],
  cancel: [change({ theirs: null })],
})

/** What has to be decided about the rule in the form; undefined where there is nothing. */
export const selectConflict = createSelector(
  [(state: RootState) => selectForm(state, form)?.context.values as RuleEditValues | undefined],
  (values): ConflictViewModel | undefined =>
    values?.theirs && values.opened ? toConflict(values, values.opened, values.theirs) : undefined,
)
