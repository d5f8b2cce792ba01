import { isAnyOf } from '@reduxjs/toolkit'
import { call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { startQuery, type QueryHandle } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { learnedInterval, type MetricAnswer } from '@/lib/metric-answer'
import { metricsExplorerMachine } from '@/machines/metrics-explorer/metrics-explorer.machine'
import { navigationLoaded, navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { whileShown } from '@/store/navigation/while-shown'
import type { Poll } from '@/store/polling/poll'
import { projectPaths } from '@/store/project/paths'
import { leftSignedOut, takenOver } from '@/store/session/session'
import { actorStartRequested, actorStopRequested } from '@/store/setup/actors'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '@/store/system/paths'
import { windowShown } from '@/store/time-range/events'
import { followTimeRange } from '@/store/time-range/following'
import { chartsSchedule, isChartsRescheduledBy } from '@/store/time-range/selectors'
import {
  explorerParams,
  explorerPart,
  LONGEST_LINK,
  optionsIn,
  readExplorerAddress,
  withExplorerPart,
} from './address'
import * as events from './events'
import {
  EXPLORER,
  EXPLORER_INTERVAL,
  isBlank,
  learningQuery,
  selectPage,
  selectSendable,
  selectUnlearned,
} from './explorer'
import { runQuery, scopeKey, type Scope } from './scope'

/** The machine loaded with the page. */
export const machines = { metricsExplorer: metricsExplorerMachine }

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

/** Sends the query of a panel, unless its text is certainly wrong. */
function* runPanel(scope: Scope, held: Map<string, QueryHandle>, due: Due): SagaGenerator<void> {
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
  if (isAnswered) yield* call(learn, scope, due, held)
  yield* put(events.runEnded({ panel, number, isAnswered }))
}

/** Writes the texts that have run into the address, so that it can be shared and opened again. */
function* writeAddress(scope: Scope, written: { part: string }) {
  const page = selectPage(yield* select(selectAll), scope)
  const location = yield* select(selectLocation)
  if (!page || !location || isBlank(page)) return
  const params = explorerParams(page.panels, page.variables)
  const to = location.path + withExplorerPart(location.search, params)
  if (to.length > LONGEST_LINK) return
  written.part = `${params}`
  if (to !== location.path + location.search) yield* put(navigationRequested({ to, replace: true }))
}

/** Opens the panels of the address, unless the page has written them there itself. */
function* open(scope: Scope, written: { part: string | null }) {
  const { search = '' } = (yield* select(selectLocation)) ?? {}
  const part = explorerPart(search)
  if (part === written.part) return
  written.part = part
  const { panels, variables } = readExplorerAddress(search)
  const page = selectPage(yield* select(selectAll), scope)
  const isSame =
    page !== undefined && JSON.stringify(panels) === JSON.stringify(page.panels.map(optionsIn))
  yield* put(
    events.explorerOpened({
      scope: scopeKey(scope),
      panels: isSame ? null : panels,
      variables: { ...variables },
    }),
  )
}

function* takeWindow(routes: string) {
  const { shown } = (yield* select(selectAll)).timeRange
  if (shown?.routes === routes)
    yield* put(events.windowChanged({ window: shown.window, at: shown.at }))
}

/** Runs the machine of the page and carries out its decisions while the page is shown. */
function* explore(scope: Scope, routes: string) {
  const held = new Map<string, QueryHandle>()
  const written: { part: string } = { part: '\n' }
  try {
    yield* put(actorStartRequested({ id: EXPLORER, machine: EXPLORER, input: undefined }))
    yield* takeEvery(events.runDue, due => runPanel(scope, held, due))
    yield* takeEvery(windowShown, () => takeWindow(routes))
    yield* takeEvery([events.runSent, events.variableChosen], () => writeAddress(scope, written))
    yield* call(open, scope, written)
    yield* call(takeWindow, routes)
    for (;;) {
      const { type } = yield* take([navigationLoaded, leftSignedOut, takenOver])
      if (type === navigationLoaded.type) yield* call(open, scope, written)
      else yield* put(actorStopRequested({ id: EXPLORER }))
    }
  } finally {
    yield* put(events.explorerLeft())
    for (const handle of held.values()) handle.release()
  }
}

/** The prefixes of the routes whose panels share a time range. */
const [IN_PROJECT, IN_SYSTEM] = ['project/metrics/', 'system/metrics/']

/**
 * Moves the panels of a scope to the present, once one of them has been answered.
 */
export const explorerPoll =
  <Params>(scopeOf: (params: Params) => Scope): Poll<Params> =>
  params => {
    const scope = scopeOf(params)
    const answered = (state: RootState): readonly Query[] =>
      Object.values(selectPage(state, scope)?.runs ?? {}).flatMap(({ answered: last }) =>
        last ? [runQuery(scopeKey(scope), last.sent.text)] : [],
      )
    return {
      queries: answered,
      schedule: () => null,
      isRescheduledBy: isAnyOf(isChartsRescheduledBy, events.runEnded),
      also: state => chartsSchedule(state, answered(state), EXPLORER_INTERVAL),
    }
  }

const NO_QUERIES: readonly Query[] = []

// The panels read for themselves: at most two at a time, and only those that have run.
const windowOf = (routes: string) => followTimeRange({ routes, queries: () => NO_QUERIES })

export const projectExplorer = [
  whileShown(projectPaths.metrics, params => explore(params, IN_PROJECT)),
  windowOf(IN_PROJECT),
]

export const systemExplorer = [
  whileShown(systemPaths.metrics, () => explore('system', IN_SYSTEM)),
  windowOf(IN_SYSTEM),
]
