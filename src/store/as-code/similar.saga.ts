import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import type { ApiError } from '@/api/core/api-error'
import type { Outcome } from '@/api/core/base-query'
import type { Command } from '@/api/operations/table'
import { wasUnknown } from '@/machines/bulk-plan/bulk-plan.rules'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkRechecked } from '@/store/bulk/events'
import { selectBulk, selectIsBulkBusy } from '@/store/bulk/selectors'
import { titleOf } from '@/store/bulk/titles'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { formClosed, formReopened } from '@/store/forms/events'
import { readAnew } from '@/store/queries/subscribe'
import { services, wait } from '@/store/setup/effects'
import { creationRequested, similarPlanRequested, similarRecheckRequested } from './events'
import { SIMILAR } from './forms'
import { selectWished } from './similar'
import { similarPlan } from './similar-plan'

const LOOK_EVERY_MS = 2_000
/** How long an object may take until it can be used. */
const MOST_MINUTES = 5

const REFUSED: readonly number[] = [401, 403]

type Created = ReturnType<typeof creationRequested>['payload']

/** What disks and instances say of themselves. */
interface Stateful {
  runState?: string
  state?: { state: string }
}

const isBeingCreated = (answer: unknown): boolean => {
  const { runState, state } = answer as Stateful
  return (runState ?? state?.state) === 'creating'
}

/** Whether an object is as a request describes it, as far as both say the same of it. */
const isAsSent = ({ args }: Command, found: object): boolean => {
  const { body = {} } = args as { body?: object }
  return Object.entries(body).every(
    ([key, sent]) =>
      typeof sent === 'object' || !(key in found) || sent === Reflect.get(found, key),
  )
}

/** What the object is that an earlier request of this source may have created; null if it has not. */
function* createdBefore(
  { source, command, view }: Created,
  error: ApiError,
): SagaGenerator<Outcome<unknown>> {
  const { results } = yield* select(selectBulk)
  if (error.errorCode !== 'ObjectAlreadyExists' || !wasUnknown(results[source])) return { error }
  // What belongs to an object of the plan has no name that others would take.
  if (!view) return { data: {} }
  const found = yield* readAnew(view)
  // Others may have taken the name meanwhile.
  return 'data' in found && !isAsSent(command, found.data as object) ? { error } : found
}

/** That it was created is known: the request must not count as one that was refused. */
const unfinished = (error: Pick<ApiError, 'message'>): ApiError => ({ ...error, kind: 'timeout' })

/** Creates an object and waits until it can be used. Returns the error, if any. */
function* createAndWait(creation: Created): SagaGenerator<ApiError | null> {
  const { ports } = yield* services()
  const { command, view } = creation
  const sent = yield* carryOutCommand({ ...command, confirmedWithin: 0 })
  const outcome = 'error' in sent ? yield* createdBefore(creation, sent.error) : sent
  if ('error' in outcome) return outcome.error
  if (!view) return null
  const deadline = ports.clock.now() + MOST_MINUTES * 60_000
  let answer: unknown = outcome.data
  while (isBeingCreated(answer)) {
    if (ports.clock.now() >= deadline)
      return unfinished({ message: `It is still being created after ${MOST_MINUTES} minutes.` })
    yield* wait(LOOK_EVERY_MS)
    const found = yield* readAnew(view)
    if ('data' in found) answer = found.data
    else if (found.error.statusCode === 404) return found.error
    // A read that fails says nothing of the object, unless the user may not read it any more.
    else if (found.error.kind === 'unsent' || REFUSED.includes(found.error.statusCode ?? 0))
      return unfinished(found.error)
  }
  return null
}

/** Shows the plan of a copy for review, and creates what later steps of it use. */
export function* watchSimilar() {
  yield* takeEvery(similarPlanRequested, function* () {
    const { plan } = yield* select(selectBulk)
    if (plan && (yield* select(selectIsBulkBusy))) {
      const message = `“${titleOf(plan)}” is still running. Try again when it is done.`
      yield* put(formReopened({ form: SIMILAR, failure: { message, fields: {} } }))
      return
    }
    const wished = yield* select(selectWished)
    yield* put(formClosed({ form: SIMILAR }))
    if (wished) yield* put(bulkRequested(similarPlan(wished.steps, wished.params, wished.name)))
  })
  // What is there already says so itself.
  yield* takeEvery(similarRecheckRequested, function* () {
    yield* put(bulkRechecked({ done: [] }))
  })
  yield* takeEvery(creationRequested, function* ({ payload }) {
    const { source } = payload
    const error = yield* createAndWait(payload)
    yield* put(error ? commandFailed({ source, error }) : commandSucceeded({ source }))
  })
}
