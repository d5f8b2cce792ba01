import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import type { ApiError } from '@/api/core/api-error'
import type { Command, Query } from '@/api/operations/table'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkRechecked } from '@/store/bulk/events'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { formClosed } from '@/store/forms/events'
import { readAnew } from '@/store/queries/subscribe'
import { services, wait } from '@/store/setup/effects'
import { creationRequested, similarPlanRequested, similarRecheckRequested } from './events'
import { SIMILAR } from './forms'
import { selectWished } from './similar'
import { similarPlan } from './similar-plan'

const LOOK_EVERY_MS = 2_000
/** How long an object may take until it can be used. */
const MOST_MINUTES = 5

/** What disks and instances say of themselves. */
interface Stateful {
  runState?: string
  state?: { state: string }
}

const isBeingCreated = (answer: unknown): boolean => {
  const { runState, state } = answer as Stateful
  return (runState ?? state?.state) === 'creating'
}

/** Creates an object and waits until it is there. Returns the error, if any. */
function* createAndWait(command: Command, view: Query): SagaGenerator<ApiError | null> {
  const { ports } = yield* services()
  const outcome = yield* carryOutCommand({ ...command, confirmedWithin: 0 })
  if ('error' in outcome) return outcome.error
  const deadline = ports.clock.now() + MOST_MINUTES * 60_000
  let answer: unknown = outcome.data
  while (isBeingCreated(answer)) {
    if (ports.clock.now() >= deadline)
      return { kind: 'error', message: `It is still being created after ${MOST_MINUTES} minutes.` }
    yield* wait(LOOK_EVERY_MS)
    const found = yield* readAnew(view)
    if ('error' in found) return found.error
    answer = found.data
  }
  return null
}

/** Shows the plan of a copy for review, and creates what later steps of it use. */
export function* watchSimilar() {
  yield* takeEvery(similarPlanRequested, function* () {
    const wished = yield* select(selectWished)
    yield* put(formClosed({ form: SIMILAR }))
    if (wished) yield* put(bulkRequested(similarPlan(wished.steps, wished.params, wished.name)))
  })
  // What is there already says so itself.
  yield* takeEvery(similarRecheckRequested, function* () {
    yield* put(bulkRechecked({ done: [] }))
  })
  yield* takeEvery(creationRequested, function* ({ payload: { source, command, view } }) {
    const error = yield* createAndWait(command, view)
    yield* put(error ? commandFailed({ source, error }) : commandSucceeded({ source }))
  })
}
