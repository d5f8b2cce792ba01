import { put, select } from 'typed-redux-saga'
import { emphasis } from '@/lib/rich-text'
import type { FormFailure } from '@/machines/form/form.events'
import { formReopened } from '@/store/forms/events'
import { refusalOf } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { selectIsNavigating } from '@/store/navigation/selectors'
import type { RootState } from '@/store/setup/state'
import { failureToast, toastAdded } from '@/store/toasts/slice'
import type { ruleSaveRequested } from './events'
import { explain, readRules, writeRules } from './list.saga'
import { FULL, NAME_TAKEN, planSave, type SavePlan } from './rules'

type Save = ReturnType<typeof ruleSaveRequested>['payload']

/** Whether the form is still open and waiting for the outcome. */
function* isWaiting(form: string) {
  const state = yield* select((root: RootState) => root)
  return selectForm(state, form)?.value === 'done' && !selectIsNavigating(state)
}

function* refuse({ form }: Save, failure: FormFailure) {
  if (yield* isWaiting(form)) yield* put(formReopened({ form, failure }))
  else yield* put(failureToast(failure, { title: 'Could not save firewall rule' }))
}

/** A failure without a request: the form has to be changed. */
const refusal = (message: string, fields: Record<string, string> = {}): FormFailure => ({
  message,
  fields,
})

function* finish({ form, to, opened, rule }: Save) {
  const verb = opened ? 'updated' : 'created'
  yield* put(toastAdded({ content: ['Firewall rule ', emphasis(rule.name), ` ${verb}`] }))
  if (yield* isWaiting(form)) yield* put(navigationRequested({ to, replace: true }))
}

function* carryOut(save: Save, plan: SavePlan) {
  switch (plan.kind) {
    case 'write': {
      const failed = yield* writeRules(save, plan.rules)
      if (failed) yield* refuse(save, refusalOf(failed.error, explain(failed)))
      else yield* finish(save)
      return
    }
    case 'done':
      yield* finish(save)
      return
    case 'changed':
      // Since it was read for this submission: the next one asks about it.
      yield* refuse(
        save,
        refusal(
          `Someone else has just changed the rule ${save.rule.name}. Nothing was saved. Try again.`,
        ),
      )
      return
    case 'taken':
      yield* refuse(save, refusal('Another rule has this name.', { name: NAME_TAKEN }))
      return
    case 'full':
      yield* refuse(save, refusal(`${FULL}.`))
      return
    case 'gone':
      yield* refuse(
        save,
        refusal(
          `The rule ${save.opened?.name} is no longer there: someone else has deleted or renamed it. Nothing was saved.`,
        ),
      )
  }
}

/** Saves the rule of a form, based on the list as read just before. */
export function* saveRule(save: Save) {
  const found = yield* readRules(save)
  if ('error' in found) yield* refuse(save, refusalOf(found.error))
  else yield* carryOut(save, planSave(found.data.rules, save.opened, save.rule))
}
