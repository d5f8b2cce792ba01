import { put, actionChannel, take } from 'typed-redux-saga'
import type { ApiError } from '@/api/core/api-error'
import { emphasis, type RichText } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { failureToast, toastAdded } from '@/store/toasts/slice'
import { rulesChangeRequested, ruleSaveRequested } from './events'
import { listedNames, planChange, type ChangePlan, type RulesVerb } from './rules'
import { explain, readRules, writeRules } from './list.saga'
import { saveRule } from './save.saga'

const DONE: Record<RulesVerb, string> = {
  enable: 'enabled',
  disable: 'disabled',
  delete: 'deleted',
  rename: 'updated',
}

type Change = ReturnType<typeof rulesChangeRequested>['payload']

function* fail({ source, verb, names, isQuiet }: Change, error: ApiError, message = error.message) {
  const title = `Could not ${verb === 'rename' ? 'update' : verb} firewall rule${names.length === 1 ? '' : 's'}`
  if (!isQuiet) yield* put(failureToast(error, { title, content: [message] }))
  yield* put(commandFailed({ source, error: { ...error, message } }))
}

const sentence = (names: readonly string[], end: string): RichText => {
  const [first = '', ...others] = names
  return others.length === 0
    ? ['Firewall rule ', emphasis(first), ` ${end}`]
    : [`${pluralize('firewall rule', names.length)} ${end}`]
}

function* tell({ verb, isQuiet }: Change, { present, gone }: ChangePlan) {
  if (present.length > 0 && !isQuiet)
    yield* put(toastAdded({ content: sentence(present, DONE[verb]) }))
  if (gone.length === 0) return
  const isOne = gone.length === 1
  yield* put(
    toastAdded({
      variant: 'info',
      content: [
        ...listedNames(gone),
        ` ${isOne ? 'was' : 'were'} no longer there: someone else has deleted or renamed ${isOne ? 'it' : 'them'}`,
      ],
    }),
  )
}

/** Changes several rules with one write, based on the list as read just before. */
function* changeRules(change: Change) {
  const found = yield* readRules(change)
  if ('error' in found) {
    yield* fail(change, found.error)
    return
  }
  const plan = planChange(found.data.rules, change.names, change.verb, change.vpcName)
  const refusal = plan.rules && (yield* writeRules(change, plan.rules))
  if (refusal) {
    yield* fail(change, refusal.error, explain(refusal))
    return
  }
  yield* tell(change, plan)
  yield* put(commandSucceeded({ source: change.source }))
}

/**
 * Writes the rules of VPCs. Each write replaces a whole list that was read just before, so writes
 * run one at a time: otherwise one would undo another.
 */
export function* watchRuleWrites() {
  const requests = yield* actionChannel([ruleSaveRequested.type, rulesChangeRequested.type])
  for (;;) {
    const event: unknown = yield* take(requests)
    if (ruleSaveRequested.match(event)) yield* saveRule(event.payload)
    else if (rulesChangeRequested.match(event)) yield* changeRules(event.payload)
  }
}
