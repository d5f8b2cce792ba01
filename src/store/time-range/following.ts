import {
  all,
  call,
  cancel,
  fork,
  put,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga'
import { selectData, startQuery, type QueryHandle } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { rangeKey, readRange, windowOf, type TimeWindow } from '@/lib/time-range'
import { navigationFailed, navigationLoaded } from '@/store/navigation/events'
import { selectRoute } from '@/store/navigation/selectors'
import { refreshRequested } from '@/store/queries/slice'
import { releaseAll } from '@/store/queries/subscribe'
import { matchOf, type RouteMatch } from '@/store/routing/match'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import * as events from './events'

/** Screens that share their charts, and the queries of those for a time window. */
export interface Charts {
  /** The prefix of their route ids. */
  routes: string
  /** Whether there are charts at an address with this query string; always if omitted. */
  isShown?: (search: string) => boolean
  queries: (state: RootState, shown: ShownCharts, window: TimeWindow) => readonly Query[]
}

export interface ShownCharts {
  match: RouteMatch
  search: string
}

/**
 * Subscribes to the queries of charts and waits for them. Cached answers are used if they are not
 * older than `freshSeconds`. Returns the queries that failed.
 */
function* read(queries: readonly Query[], handles: QueryHandle[], freshSeconds: number) {
  const dispatch = yield* dispatcher()
  const options = { isSeenTo: true, freshSeconds }
  const started = queries.map(query => startQuery(dispatch, query, options))
  handles.push(...started)
  const outcomes = yield* all(started.map(({ result }) => call(() => result)))
  return queries.filter((_query, index) => 'error' in (outcomes[index] ?? {}))
}

const selectAll = (state: RootState) => state

/**
 * The window of the chosen range, ending now; the current window of the same charts if it has that
 * range and this is not an update.
 */
function* windowFor({ routes }: Charts, search: string, isUpdate: boolean) {
  const { ports } = yield* services()
  const range = readRange(search)
  const { shown } = (yield* select(selectAll)).timeRange
  if (shown?.routes === routes && shown.range === rangeKey(range) && !isUpdate) return shown
  const at = ports.clock.now()
  return { routes, range: rangeKey(range), window: windowOf(range, at), at }
}

/** Reads the charts for the chosen range. Each chart is drawn as soon as its data arrive. */
function* show(charts: Charts, shown: ShownCharts, held: QueryHandle[]) {
  const chosen = yield* windowFor(charts, shown.search, false)
  yield* put(events.windowShown(chosen))
  yield* put(events.readingStarted())
  const queries = charts.queries(yield* select(selectAll), shown, chosen.window)
  // What is past does not change.
  const isPast = chosen.window.end <= chosen.at
  yield* read(queries, held, isPast ? Infinity : 0)
  yield* put(events.readingFinished({ isKept: false }))
}

/**
 * Moves the charts to the present. They show the old window until all of them have the new data. If
 * reading a chart that already has data fails, the old window is kept.
 */
function* update(charts: Charts, shown: ShownCharts, held: QueryHandle[]) {
  const next: QueryHandle[] = []
  const chosen = yield* windowFor(charts, shown.search, true)
  const state = yield* select(selectAll)
  const queries = charts.queries(state, shown, chosen.window)
  const before = charts.queries(state, shown, state.timeRange.shown?.window ?? chosen.window)
  try {
    yield* put(events.readingStarted())
    const failed = yield* read(queries, next, 0)
    const now = yield* select(selectAll)
    const isKept = failed.some(query => {
      const replaced = before[queries.indexOf(query)]
      return replaced !== undefined && selectData(now, replaced) !== undefined
    })
    if (!isKept) {
      releaseAll(held.splice(0, Infinity, ...next.splice(0)))
      yield* put(events.windowShown(chosen))
    }
    yield* put(events.readingFinished({ isKept }))
  } finally {
    releaseAll(next)
  }
}

function* untilRead(): SagaGenerator<void> {
  if ((yield* select(selectAll)).timeRange.isReading)
    yield* take([events.readingFinished, events.chartsLeft])
}

/**
 * Updates the charts until another screen or range is shown. An update requested while another is
 * being read replaces that one, so that it ends at the present too.
 */
function* follow(charts: Charts, shown: ShownCharts): SagaGenerator<void> {
  const held: QueryHandle[] = []
  const { refreshes } = yield* services()
  // A function of this run only: that of the next screen may be added before this run has ended.
  const wait = () => untilRead()
  refreshes.add(wait)
  try {
    let reading = yield* fork(show, charts, shown, held)
    for (;;) {
      yield* take([events.updateDue, events.updateRequested, refreshRequested])
      yield* cancel(reading)
      reading = yield* fork(update, charts, shown, held)
    }
  } finally {
    refreshes.delete(wait)
    releaseAll(held)
  }
}

/**
 * Creates the workflow that reads the charts of a time range while one of their screens is shown.
 * Routes cannot declare these queries, because they change with every window, and a refresh of the
 * screen need not refetch past windows. The window belongs to the charts that are shown: a workflow
 * ends only its own, because that of the next screen may have begun before it hears of the change.
 */
export const followTimeRange = (charts: Charts) =>
  function* watchTimeRange(): SagaGenerator<void> {
    yield* takeLatest([navigationLoaded, navigationFailed], function* ({ type, payload }) {
      const { routes } = yield* services()
      const route = type === navigationLoaded.type ? yield* select(selectRoute) : null
      const match = matchOf(routes, route)
      const { isShown = () => true } = charts
      if (match && match.route.id.startsWith(charts.routes) && isShown(payload.location.search)) {
        yield* call(follow, charts, { match, search: payload.location.search })
      } else if ((yield* select(selectAll)).timeRange.shown?.routes === charts.routes)
        yield* put(events.chartsLeft({ routes: charts.routes }))
    })
  }
