import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import { cacheKey } from '@/api/core/cache-key'
import { enumWords } from '@/lib/text'
import { can } from '@/machines/instance/instance.machine'
import { bulkExtended, bulkRechecked } from '@/store/bulk/events'
import { selectBulk } from '@/store/bulk/selectors'
import { commandFailed, commandRequested, commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { readAnew } from '@/store/queries/subscribe'
import { projectViewQuery } from '@/store/silo/queries'
import { selectSupports } from '@/store/release/release'
import { dispatcher, services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { saveRequested } from '@/store/tab/slice'
import { allExternalSubnetsQuery } from '../external-subnets/queries'
import { instanceByIdQuery } from '../queries'
import { queriesOf, selectContents } from './contents'
import {
  exportRequested,
  projectDeletionRequested,
  recheckRequested,
  stopRequested,
} from './events'
import type { Contents } from './order'
import { nextRound, recheckOf } from './plan'
import { exportedList } from './project-delete'

const POLL_MS = 3_000
/** How long an instance may take to stop. */
const MOST_MINUTES = 5

/** Lists that are read at the same time. */
const AT_ONCE = 4

const MISSING = 404

const refusal = (message: string): ApiError => ({ kind: 'error', message })

/** Stops an instance and waits until it is at rest. Returns the error, if any. */
function* stopAndWait(instance: string): SagaGenerator<ApiError | null> {
  const { ports } = yield* services()
  const deadline = ports.clock.now() + MOST_MINUTES * 60_000
  let isSent = false
  for (;;) {
    const found = yield* readAnew(instanceByIdQuery({ instance }))
    if ('error' in found) return found.error.statusCode === MISSING ? null : found.error
    const { runState } = found.data
    if (can(runState, 'delete')) return null
    // One that moves or is repaired cannot be stopped until that is over.
    if (!isSent && can(runState, 'stop')) {
      const outcome = yield* carryOutCommand({
        endpoint: 'instanceStop',
        args: { path: { instance } },
        confirmedWithin: 0,
      })
      if ('error' in outcome) return outcome.error
      isSent = true
      continue
    }
    if (ports.clock.now() >= deadline)
      return refusal(`It is still ${enumWords(runState)} after ${MOST_MINUTES} minutes.`)
    yield* wait(POLL_MS)
  }
}

/** Why the project cannot be deleted although the server would: what it would leave behind. */
function* lastLook(project: string): SagaGenerator<ApiError | null> {
  if (!(yield* select((state: RootState) => selectSupports(state, 'externalSubnets')))) return null
  const found = yield* readAnew(allExternalSubnetsQuery({ project }))
  if ('error' in found) return found.error
  const [subnet] = found.data.items
  return subnet
    ? refusal(
        `The project has an external subnet again: ${subnet.name}. The server would leave it behind.`,
      )
    : null
}

/** Reads all lists of a project again, a few at a time, and those that these lead to. */
function* readAgain(project: string): SagaGenerator<Contents> {
  const dispatch = yield* dispatcher()
  const read = new Set<string>()
  for (;;) {
    const known = yield* select((state: RootState) => queriesOf(state, { project }))
    const next = known.filter(query => !read.has(cacheKey(query))).slice(0, AT_ONCE)
    if (next.length === 0) break
    for (const query of next) read.add(cacheKey(query))
    yield* all(next.map(query => call(() => refetch(dispatch, query))))
  }
  return yield* select((state: RootState) => selectContents(state, { project }))
}

/** The steps of the plan that deletes a project which are not single commands. */
export function* watchProjectDelete() {
  yield* takeEvery(stopRequested, function* ({ payload: { source, instance } }) {
    const error = yield* stopAndWait(instance)
    yield* put(error ? commandFailed({ source, error }) : commandSucceeded({ source }))
  })
  yield* takeEvery(projectDeletionRequested, function* ({ payload }) {
    const { project, later = [], ...request } = payload
    const next = later.length > 0 ? nextRound(yield* readAgain(project), project, later) : null
    if (next !== null && typeof next !== 'string') {
      yield* put(bulkExtended({ source: request.source, ...next }))
      return
    }
    const error = next === null ? yield* lastLook(project) : refusal(next)
    yield* put(error ? commandFailed({ source: request.source, error }) : commandRequested(request))
  })
  yield* takeEvery(exportRequested, function* ({ payload }) {
    yield* put(saveRequested(yield* select((state: RootState) => exportedList(state, payload))))
  })
  yield* takeEvery(recheckRequested, function* ({ payload: { project } }) {
    const dispatch = yield* dispatcher()
    const found = yield* call(() => refetch(dispatch, projectViewQuery({ project })))
    const isGone = 'error' in found && found.error.statusCode === MISSING
    const contents = isGone ? null : yield* readAgain(project)
    const { plan } = yield* select(selectBulk)
    if (plan)
      yield* put(
        bulkRechecked(contents ? recheckOf(plan, contents) : { done: Object.keys(plan.requests) }),
      )
  })
}
