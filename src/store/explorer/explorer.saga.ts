import { isAnyOf } from '@reduxjs/toolkit'
import {
  call,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { metricsExplorerMachine } from '@/machines/metrics-explorer/metrics-explorer.machine'
import type { MetricsExplorerContext } from '@/machines/metrics-explorer/metrics-explorer.rules'
import { findDraft } from '@/store/drafts/drafts'
import { keepDraft } from '@/store/drafts/keep.saga'
import { loadStarted, navigationLoaded, navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { whileShown } from '@/store/navigation/while-shown'
import type { Poll } from '@/store/polling/poll'
import { projectPaths } from '@/store/project/paths'
import { selectRelease } from '@/store/release/release'
import { viewsRestored } from '@/store/saved-views/views'
import { leavingForLogin, leftSignedOut, selectOwner, takenOver } from '@/store/session/session'
import { actorStartRequested, actorStopRequested } from '@/store/setup/actors'
import { wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '@/store/system/paths'
import { visibilityChanged } from '@/store/tab/slice'
import { windowShown } from '@/store/time-range/events'
import { followTimeRange } from '@/store/time-range/following'
import { chartsSchedule, isChartsRescheduledBy } from '@/store/time-range/selectors'
import {
  explorerParams,
  explorerPart,
  LONGEST_LINK,
  optionsIn,
  panelProblem,
  readExplorerAddress,
  withExplorerPart,
} from './address'
import { areSamePanels, selectDashboard } from './dashboards'
import { dropGuard, guardChanges, readDashboard, watchDashboards } from './dashboards.saga'
import * as events from './events'
import { EXPLORER, EXPLORER_INTERVAL, isBlank, selectPage } from './explorer'
import { dashboardPaths } from './paths'
import { presetPanels } from './presets'
import { watchQueryEdits } from './query-edits.saga'
import { runPanel } from './runs.saga'
import { runQuery, scopeKey, type Scope } from './scope'

/** The machine loaded with the page. */
export const machines = { metricsExplorer: metricsExplorerMachine }

const selectAll = (state: RootState) => state

/** A page of panels: those of a scope that are not saved, or a dashboard. */
interface Shown {
  scope: Scope
  dashboard: string | null
  routes: string
}

const panelsOf = (page: Pick<MetricsExplorerContext, 'panels'>) => page.panels.map(optionsIn)

/**
 * Writes the texts that have run into the address, so that it can be shared and opened again. That
 * of a dashboard has them only if they differ from those that are saved.
 */
function* writeAddress(
  { scope, dashboard }: Shown,
  written: { part: string | null },
): SagaGenerator<void> {
  const state = yield* select(selectAll)
  const page = selectPage(state, scope)
  const location = selectLocation(state)
  if (!page || !location || isBlank(page)) return
  const saved = selectDashboard(state, scope, dashboard)
  // It has just been deleted.
  if (dashboard !== null && !saved) return
  const isSaved = saved !== undefined && areSamePanels(saved.panels, page.panels)
  const params = explorerParams(isSaved ? [] : page.panels, page.variables)
  const to = location.path + withExplorerPart(location.search, params)
  if (to.length > LONGEST_LINK) return
  written.part = `${params}`
  if (to !== location.path + location.search) yield* put(navigationRequested({ to, replace: true }))
}

/** The panels that a new visit to the address begins with. */
const panelsAt = (state: RootState, { scope, dashboard }: Shown) => {
  const { search = '' } = selectLocation(state) ?? {}
  const { panels, variables } = readExplorerAddress(search)
  const saved = selectDashboard(state, scope, dashboard)
  return {
    part: explorerPart(search),
    panels: panels ?? saved?.panels ?? presetPanels(scope, selectRelease(state), search),
    changed: saved?.changed ?? null,
    variables: { ...variables },
  }
}

/** The draft of a page: unfinished texts, for the address that they were typed at. */
const draftOf = ({ scope, dashboard }: Shown) => ({
  form: EXPLORER,
  params: { scope: scopeKey(scope), dashboard: dashboard ?? '' },
})

/** The panels that were typed at this address and have not run, before the page was reloaded. */
const typedBefore = (state: RootState, shown: Shown, part: string) => {
  const user = selectOwner(state)
  const draft = user === null ? undefined : findDraft(state.drafts, { user, ...draftOf(shown) })
  if (!draft || draft.base?.part !== part) return null
  const { panels } = draft.values
  const { changed } = draft.base
  return Array.isArray(panels) && panels.every(each => !panelProblem(each))
    ? { panels: panels.map(optionsIn), changed: typeof changed === 'number' ? changed : null }
    : null
}

/** Opens the panels of the address, unless the page has written them there itself. */
function* open(shown: Shown, written: { part: string | null }) {
  const { scope, dashboard } = shown
  const state = yield* select(selectAll)
  const { part, panels, changed, variables } = panelsAt(state, shown)
  if (part === written.part) return
  const isFirst = written.part === null
  written.part = part
  const page = selectPage(state, scope)
  const isShown = page?.dashboard === dashboard
  const isSame = isShown && JSON.stringify(panels) === JSON.stringify(panelsOf(page))
  const kept = state.actors.metricsExplorer?.context.kept ?? {}
  const isKnown = isShown || (dashboard === null && scopeKey(scope) in kept)
  const typed = isFirst && !isKnown ? typedBefore(state, shown, part) : null
  yield* put(
    events.explorerOpened({
      scope: scopeKey(scope),
      dashboard,
      changed: isShown ? page.changed : (typed ?? { changed }).changed,
      panels: isSame ? null : (typed?.panels ?? panels),
      variables,
    }),
  )
}

/** Keeps texts that have not run as a draft, so that a reload loses none. */
function* keepTyped(shown: Shown) {
  const state = yield* select(selectAll)
  const page = selectPage(state, shown.scope)
  if (!page || page.dashboard !== shown.dashboard) return
  const { part, panels } = panelsAt(state, shown)
  const isThere = areSamePanels(page.panels, panels ?? [])
  const typed = isThere
    ? null
    : { values: { panels: panelsOf(page) }, base: { part, changed: page.changed } }
  yield* keepDraft(draftOf(shown), typed)
}

/** Milliseconds without another change after which a draft is kept. */
const PAUSE = 1000

function* watchTexts(shown: Shown) {
  yield* takeLatest(isAnyOf(...events.PANEL_CHANGES), function* () {
    if (shown.dashboard !== null) yield* guardChanges(shown.scope, shown.dashboard)
    yield* wait(PAUSE)
    yield* keepTyped(shown)
  })
  yield* takeEvery([loadStarted, leavingForLogin, visibilityChanged], () => keepTyped(shown))
}

/** Follows the dashboard as it is saved: its changes are saved, or discarded. */
function* watchSaved(
  { scope, dashboard }: Shown & { dashboard: string },
  write: () => SagaGenerator<void>,
) {
  yield* takeEvery(viewsRestored, function* () {
    yield* guardChanges(scope, dashboard)
    yield* write()
  })
  yield* takeEvery(events.changesDiscarded, function* () {
    const saved = yield* call(readDashboard, { scope: scopeKey(scope), id: dashboard })
    const opened = { scope: scopeKey(scope), dashboard, variables: {} }
    const { panels = null, changed = null } = saved ?? {}
    yield* put(events.explorerOpened({ ...opened, panels, changed }))
    yield* write()
  })
}

function* takeWindow(routes: string) {
  const { shown } = (yield* select(selectAll)).timeRange
  if (shown?.routes === routes)
    yield* put(events.windowChanged({ window: shown.window, at: shown.at }))
}

/** Runs the machine of the page and carries out its decisions while the page is shown. */
function* explore(shown: Shown) {
  const { scope, dashboard, routes } = shown
  const held = new Map<string, QueryHandle>()
  const written: { part: string | null } = { part: null }
  const write = () => writeAddress(shown, written)
  try {
    yield* put(actorStartRequested({ id: EXPLORER, machine: EXPLORER, input: undefined }))
    yield* takeEvery(events.runDue, due => runPanel(scope, held, due))
    yield* takeEvery(windowShown, () => takeWindow(routes))
    yield* takeEvery([events.runSent, events.variableChosen], write)
    yield* fork(watchTexts, shown)
    yield* fork(watchQueryEdits, scope)
    if (dashboard !== null) yield* fork(watchSaved, { ...shown, dashboard }, write)
    yield* call(open, shown, written)
    yield* call(takeWindow, routes)
    for (;;) {
      yield* take(navigationLoaded)
      yield* call(open, shown, written)
    }
  } finally {
    yield* put(events.explorerLeft())
    if (dashboard !== null) {
      yield* dropGuard(scope, dashboard)
      yield* keepDraft(draftOf(shown), null)
    }
    for (const handle of held.values()) handle.release()
  }
}

/** Forgets all pages with their texts once the user has left, whichever page is shown. */
function* watchLeaving() {
  yield* takeEvery([leftSignedOut, takenOver], function* () {
    // Pending requests are dropped.
    yield* put(events.explorerLeft())
    yield* put(actorStopRequested({ id: EXPLORER }))
  })
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

const ofProject = { routes: IN_PROJECT }
const ofSystem = { scope: 'system', routes: IN_SYSTEM } as const

export const projectExplorer = [
  whileShown(projectPaths.metrics, scope => explore({ ...ofProject, scope, dashboard: null })),
  whileShown(dashboardPaths.inProject, ({ project, dashboard }) =>
    explore({ ...ofProject, scope: { project }, dashboard }),
  ),
  windowOf(IN_PROJECT),
  watchLeaving,
  watchDashboards,
]

export const systemExplorer = [
  whileShown(systemPaths.metrics, () => explore({ ...ofSystem, dashboard: null })),
  whileShown(dashboardPaths.inSystem, ({ dashboard }) => explore({ ...ofSystem, dashboard })),
  windowOf(IN_SYSTEM),
  watchLeaving,
  watchDashboards,
]
