import { call, put, select } from 'typed-redux-saga'
import { refetch, runCommand, selectEntry } from '@/api/core/api'
import type { ApiError } from '@/api/core/errors'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import { formAdjusted, formReopened } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { selectIsNavigating } from '@/store/navigation/selectors'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { toastAdded } from '@/store/toasts/slice'
import { projectPaths } from '../paths'
import type { ruleSaveRequested, RulesPlace } from './events'
import { firewallRulesQuery } from './queries'
import { isSameList, planSave, type RuleBody, type SavePlan } from './rules'
import { FULL, NAME_TAKEN } from './values'

/** Reads the rules as they are now. An answer on its way may be older than the last write. */
export function* readRules({ project, vpc }: RulesPlace) {
  const dispatch = yield* dispatcher()
  const query = firewallRulesQuery(project, vpc)
  const entry = yield* select((state: RootState) => selectEntry(state, query))
  if (entry?.status === 'pending') yield* call(() => refetch(dispatch, query))
  return yield* call(() => refetch(dispatch, query))
}

/** A refusal of a list of rules, and whether the list was stored before it was refused. */
interface Refusal {
  error: ApiError
  isStored: boolean
}

/** Writes all rules. Where that fails they are read again: some failures come after the storing. */
export function* writeRules({ project, vpc }: RulesPlace, rules: RuleBody[]) {
  const dispatch = yield* dispatcher()
  const outcome = yield* call(runCommand, dispatch, {
    endpoint: 'vpcFirewallRulesUpdate',
    args: { query: { vpc, ...parentsOf(vpc, { project }) }, body: { rules } },
  } as const)
  if (!('error' in outcome)) return null
  const found = yield* call(() => refetch(dispatch, firewallRulesQuery(project, vpc)))
  const isStored = !('error' in found) && isSameList(found.data.rules, rules)
  const refusal: Refusal = { error: outcome.error, isStored }
  return refusal
}

const OTHER_VPC =
  'A rule can name its own VPC only, as it is called now: look for targets and host filters that name another one.'
const STORED = 'The rules have been stored all the same, but may not be in force.'

/** The server's words, and what to do about it where they do not say. */
export const explain = ({ error: { message, errorCode }, isStored }: Refusal): string => {
  const isAboutVpc = errorCode === 'InvalidRequest' && /\bvpc\b/i.test(message)
  const more = [isAboutVpc && OTHER_VPC, isStored && STORED].filter(Boolean)
  return more.length === 0 ? message : [`${message.replace(/\.$/, '')}.`, ...more].join(' ')
}

type Save = ReturnType<typeof ruleSaveRequested>['payload']

/** The form may have been left meanwhile. */
function* isWaiting(form: string) {
  const state = yield* select((root: RootState) => root)
  return selectForm(state, form)?.value === 'done' && !selectIsNavigating(state)
}

function* refuse({ form }: Save, message: string, fields: Record<string, string> = {}) {
  if (yield* isWaiting(form)) yield* put(formReopened({ form, failure: { message, fields } }))
  else
    yield* put(
      toastAdded({ variant: 'error', title: 'Firewall rule not saved', content: [message] }),
    )
}

function* finish({ form, project, vpc, opened, rule }: Save) {
  const verb = opened ? 'updated' : 'created'
  yield* put(toastAdded({ content: ['Firewall rule ', emphasis(rule.name), ` ${verb}`] }))
  if (yield* isWaiting(form))
    yield* put(navigationRequested({ to: projectPaths.firewallRules({ project, vpc }) }))
}

function* askWhose(save: Save, theirs: RuleBody) {
  const { form, rule } = save
  if (!(yield* isWaiting(form))) {
    yield* refuse(save, `Somebody else has changed the rule ${rule.name} meanwhile.`)
    return
  }
  yield* put(formReopened({ form }))
  yield* put(formAdjusted({ form, values: { theirs } }))
}

function* carryOut(save: Save, plan: SavePlan) {
  switch (plan.kind) {
    case 'write': {
      const refusal = yield* writeRules(save, plan.rules)
      if (refusal) yield* refuse(save, explain(refusal))
      else yield* finish(save)
      return
    }
    case 'done':
      yield* finish(save)
      return
    case 'changed':
      yield* askWhose(save, plan.theirs)
      return
    case 'taken':
      yield* refuse(save, 'Another rule has this name.', { name: NAME_TAKEN })
      return
    case 'full':
      yield* refuse(save, `${FULL}.`)
      return
    case 'gone':
      yield* refuse(
        save,
        `The rule ${save.opened?.name} is no longer there: somebody else has deleted or renamed it. Nothing was saved.`,
      )
  }
}

/** Saves the rule of a form, in the list as it is just before. */
export function* saveRule(save: Save) {
  const found = yield* readRules(save)
  if ('error' in found) yield* refuse(save, found.error.message)
  else yield* carryOut(save, planSave(found.data.rules, save.opened, save.rule))
}
