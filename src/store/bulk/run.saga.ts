import { formatNumber } from '@/lib/number'
import { put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import type { BulkResult } from '@/machines/bulk-plan/bulk-plan.events'
import { bulkPlanMachine } from '@/machines/bulk-plan/bulk-plan.machine'
import { resultOf } from '@/machines/bulk-plan/bulk-plan.rules'
import { commandFailed, commandSucceeded, type CommandRequest } from '@/store/commands/events'
import {
  connectionRestored,
  selectIsConnectionLost,
  selectIsConnectionVerifying,
  isConnectionLost,
} from '@/store/connection/connection'
import { formCancelled, formClosed } from '@/store/forms/events'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { refreshRequested } from '@/store/queries/slice'
import { takenOver, selectOwner } from '@/store/session/session'
import { actorStartRequested } from '@/store/setup/actors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { toastAdded } from '@/store/toasts/slice'
import { bulkPlanned } from './bulk'
import {
  bulkChanged,
  bulkConnectionAwaited,
  bulkConnectionFound,
  bulkDismissed,
  bulkEnded,
  bulkExtended,
  bulkExtrasRead,
  bulkPaced,
  bulkQuotaRead,
  bulkRechecked,
  bulkRecheckStarted,
  bulkRequestHeld,
  bulkRequestStarted,
  bulkRestored,
  bulkStarted,
  bulkStopRequested,
} from './events'
import { BULK, BULK_PLAN, selectBulk, selectBulkPhase, selectIsBulkBusy } from './selectors'
import { readExtras, readUnfit } from './extras'
import { createKeeper } from './kept.saga'
import { endOf, titleOf } from './titles'

/** The number of rows with each result. */
const countsOf = ({ plan, results }: ReturnType<typeof selectBulk>) => {
  const counts: Partial<Record<BulkResult['status'], number>> = {}
  for (const row of plan?.rows ?? []) {
    const status = resultOf(row, results)?.status
    if (status) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

/**
 * Finds out what can be deleted together with the rows of a plan under review, and for which of
 * them the quota has no room.
 */
function* completeReview() {
  const { plan } = yield* select(selectBulk)
  if (!plan || (yield* select(selectBulkPhase)) !== 'reviewing') return
  if (plan.options) yield* put(bulkExtrasRead(yield* readExtras(plan.options)))
  if (plan.quota) yield* put(bulkQuotaRead(yield* readUnfit(plan.quota)))
}

/** From this many requests on, a plan says how long it takes, after the first of them. */
const MANY_REQUESTS = 100
const MEASURED = 20

/** Measures how long a request of a long plan takes. */
function* measurePace() {
  const { plan } = yield* select(selectBulk)
  if (Object.keys(plan?.requests ?? {}).length < MANY_REQUESTS) return
  const { ports } = yield* services()
  const startedAt = ports.clock.now()
  for (let done = 0; done < MEASURED; done += 1) yield* take([commandSucceeded, commandFailed])
  yield* put(bulkPaced({ pace: (ports.clock.now() - startedAt) / MEASURED }))
}

/** One toast for all rows, unless the dialog says it. */
function* tell() {
  const state = yield* select((root: RootState) => root)
  const bulk = selectBulk(state)
  if (!bulk.plan) return
  const { done = 0, failed = 0, waiting = 0 } = countsOf(bulk)
  const parts = [
    endOf(bulk.plan, done),
    ...(failed > 0 ? [`${formatNumber(failed)} failed`] : []),
    ...(waiting > 0 ? [`${formatNumber(waiting)} not started`] : []),
  ]
  const isOpen = selectOpenDialogs(state).includes(BULK)
  if (bulk.plan.done && done === bulk.plan.rows.length) {
    yield* put(toastAdded({ content: bulk.plan.done }))
    if (isOpen) yield* put(formCancelled({ form: BULK }))
  } else if (!isOpen)
    yield* put(
      toastAdded({
        variant: failed > 0 ? 'error' : waiting > 0 ? 'info' : 'success',
        title: titleOf(bulk.plan),
        content: [parts.join(', ')],
      }),
    )
  const isAnyGone = Object.values(bulk.results).some(each => 'wasGone' in each)
  // As after a refused command: usually the screen is out of date.
  if (failed > 0 || isAnyGone) yield* put(refreshRequested())
}

/** A closed dialog forgets a plan that was not started, or of which nothing is left to do. */
function* dismissIfOver() {
  const state = yield* select((root: RootState) => root)
  const phase = selectBulkPhase(state)
  if (selectOpenDialogs(state).includes(BULK)) return
  const { failed = 0, unknown = 0 } = countsOf(selectBulk(state))
  if (phase === 'reviewing' || (phase === 'finished' && failed + unknown === 0))
    yield* put(bulkDismissed())
}

/** Sends the requests of the plan, keeps it beyond the page, and reports how it ended. */
export function* watchBulkPlan() {
  const { ports } = yield* services()
  const keep = createKeeper(ports.storage)
  yield* put(actorStartRequested({ id: BULK_PLAN, machine: BULK_PLAN, input: undefined }))
  yield* takeEvery(bulkRequestStarted, function* ({ payload: { source, event } }) {
    const state = yield* select((root: RootState) => root)
    if (selectIsConnectionVerifying(state) || selectIsConnectionLost(state)) {
      yield* put(bulkRequestHeld({ source }))
      return
    }
    const request = event.payload as CommandRequest
    // Each step asks again whether its owner is still signed in.
    const command = { ...request.command, confirmedWithin: 0 }
    yield* put({ ...event, payload: { ...request, command, isQuiet: true } })
  })
  yield* takeEvery(bulkRecheckStarted, function* ({ payload: { event } }) {
    yield* put({ ...event })
  })
  yield* takeLatest(bulkStarted, measurePace)
  yield* takeEvery(takenOver, function* () {
    if (yield* select(selectIsBulkBusy)) yield* put(bulkStopRequested())
  })
  yield* takeLatest(bulkConnectionAwaited, function* () {
    const wasLost = yield* isConnectionLost()
    if (wasLost) yield* take(connectionRestored)
    yield* put(bulkConnectionFound({ wasLost }))
  })
  yield* takeEvery(commandFailed, function* ({ payload: { error } }) {
    // The session has ended: all others would fail as well.
    if (error.statusCode === 401 && (yield* select(selectIsBulkBusy)))
      yield* put(bulkStopRequested())
  })
  yield* takeEvery(
    [
      bulkPlanned,
      bulkRestored,
      bulkQuotaRead,
      bulkRechecked,
      bulkExtended,
      bulkChanged,
      bulkRequestStarted,
      bulkRequestHeld,
      bulkEnded,
      bulkDismissed,
      commandSucceeded,
      commandFailed,
    ],
    function* () {
      const { plan, results, value, isWithExtras } = yield* select(selectBulk)
      keep(yield* select(selectOwner), plan && { plan, results, value, isWithExtras })
    },
  )
  yield* takeLatest([bulkPlanned, bulkRestored, bulkDismissed], completeReview)
  yield* takeEvery(bulkPlanned, function* ({ payload }) {
    if (!(yield* select(selectIsBulkBusy))) return
    const { plan } = yield* select(selectBulk)
    yield* put(
      toastAdded({
        variant: 'error',
        title: `Could not start “${titleOf(payload)}”`,
        content: [`“${plan ? titleOf(plan) : ''}” is still running. Try again when it is done.`],
      }),
    )
  })
  yield* takeEvery(bulkEnded, function* () {
    yield* tell()
    yield* dismissIfOver()
  })
  yield* takeEvery(formClosed, function* ({ payload: { form } }) {
    if (form === BULK) yield* dismissIfOver()
  })
}

/** The machine loaded with the dialog. */
export const machines = { [BULK_PLAN]: bulkPlanMachine }
