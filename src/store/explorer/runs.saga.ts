import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { startQuery, type QueryHandle } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { learnedInterval, type MetricAnswer } from '@/lib/metric-answer'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import * as events from './events'
import {
  learningQuery,
  selectBefore,
  selectPage,
  selectSendable,
  selectUnlearned,
} from './explorer'
import { runQuery, scopeKey, type Scope } from './scope'

const selectAll = (state: RootState) => state

type Due = ReturnType<typeof events.runDue>

/** Whether an event ends the run of a panel before its answer. */
const isDropped =
  ({ payload: { panel, number } }: Due) =>
  (action: { type: string }): boolean =>
    events.explorerLeft.match(action) ||
    (events.runDropped.match(action) &&
      action.payload.panel === panel &&
      action.payload.number === number)

/** Sends a query and waits; undefined if the run was dropped, which aborts the request. */
function* answerOf(query: Query, due: Due, held: Map<string, QueryHandle>, key: string) {
  const dispatch = yield* dispatcher()
  const handle = startQuery(dispatch, query, { isSeenTo: true, freshSeconds: 0 })
  let isAnswered = false
  try {
    const { outcome } = yield* race({
      outcome: call(() => handle.result),
      dropped: take(isDropped(due)),
    })
    if (!outcome) return undefined
    isAnswered = true
    held.get(key)?.release()
    held.set(key, handle)
    return outcome
  } finally {
    // Also when the page is left, which cancels this workflow.
    if (!isAnswered) {
      handle.abort()
      handle.release()
    }
  }
}

/** Learns how far the samples of the counters are apart that the run reads, one after the other. */
function* learn(scope: Scope, due: Due, held: Map<string, QueryHandle>) {
  const run = selectPage(yield* select(selectAll), scope)?.runs[due.payload.panel]?.sent
  if (!run) return
  for (const timeseries of selectUnlearned(yield* select(selectAll), scope, run)) {
    const text = learningQuery(run.sent.text, timeseries)
    if (text === undefined) continue
    const query = runQuery(scopeKey(scope), text)
    const outcome = yield* answerOf(query, due, held, `interval ${timeseries}`)
    if (!outcome) return
    const seconds = 'data' in outcome ? learnedInterval(outcome.data as MetricAnswer) : null
    yield* put(events.intervalLearned({ timeseries, seconds }))
  }
}

/** Sends the query for the time range before, if the panel compares the two. */
function* readBefore(scope: Scope, due: Due, held: Map<string, QueryHandle>) {
  const { panel, number, panelNow } = due.payload
  const state = yield* select(selectAll)
  const page = selectPage(state, scope)
  const window = page?.runs[panel]?.sent?.window
  if (!window || !page.compared.includes(panel)) return
  const before = selectBefore(state, scope, panelNow, window)
  if (!before) return
  const query = runQuery(scopeKey(scope), before.sent.text)
  const outcome = yield* answerOf(query, due, held, `before ${panel}`)
  if (outcome && 'data' in outcome)
    yield* put(events.beforeAnswered({ panel, number, run: before }))
}

/** Sends the query of a panel, unless its text is certainly wrong. */
export function* runPanel(
  scope: Scope,
  held: Map<string, QueryHandle>,
  due: Due,
): SagaGenerator<void> {
  const { panel, number, panelNow } = due.payload
  const state = yield* select(selectAll)
  const sendable = selectSendable(state, scope, panelNow)
  const window = selectPage(state, scope)?.window
  if (!sendable || !window || sendable.kind === 'faulty') {
    yield* put(events.runRefused({ panel, number, typed: panelNow.query }))
    return
  }
  const { typed, text, map } = sendable
  const { keepsFirstPoint } = panelNow
  const sentRun = { sent: { typed, text, map }, window, keepsFirstPoint }
  yield* put(events.runSent({ panel, number, run: sentRun }))
  const outcome = yield* answerOf(runQuery(scopeKey(scope), text), due, held, panel)
  if (!outcome) return
  const isAnswered = 'data' in outcome
  if (isAnswered) {
    yield* call(learn, scope, due, held)
    yield* call(readBefore, scope, due, held)
  }
  yield* put(events.runEnded({ panel, number, isAnswered }))
}
