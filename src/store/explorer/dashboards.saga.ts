import { call, put, select, takeEvery } from 'typed-redux-saga'
import { emphasis } from '@/lib/rich-text'
import { guardLowered, guardRaised } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { viewsChanged } from '@/store/saved-views/views'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { unloadGuarded, unloadUnguarded } from '@/store/tab/slice'
import { toastAdded } from '@/store/toasts/slice'
import {
  askedIn,
  freeId,
  freeName,
  fullProblem,
  rangeOf,
  selectDashboard,
  selectDashboards,
  selectIsUnsaved,
  writeContent,
} from './dashboards'
import * as events from './events'
import { selectPage } from './explorer'
import { dashboardPath, dashboardsPath } from './paths'
import { scopeOf, type Scope } from './scope'

const selectAll = (state: RootState) => state

const DASHBOARD = 'dashboard'

/** Asks before the page of a dashboard is left with changes, or its tab closed. */
export function* guardChanges(scope: Scope, id: string) {
  const state = yield* select(selectAll)
  const path = dashboardPath(scope, id)
  const isUnsaved = selectIsUnsaved(selectPage(state, scope), selectDashboard(state, scope, id))
  const isGuarded = state.tab.unloadGuards.includes(DASHBOARD)
  if (isUnsaved === isGuarded) return
  yield* put(isUnsaved ? unloadGuarded({ by: DASHBOARD }) : unloadUnguarded({ by: DASHBOARD }))
  yield* put(isUnsaved ? guardRaised({ form: path }) : guardLowered({ form: path }))
}

export function* dropGuard(scope: Scope, id: string) {
  yield* put(unloadUnguarded({ by: DASHBOARD }))
  yield* put(guardLowered({ form: dashboardPath(scope, id) }))
}

const now = function* () {
  const { ports } = yield* services()
  return ports.clock.now()
}

/** Keeps panels as another dashboard, and opens it if they are those of the page. */
function* add({ payload }: ReturnType<typeof events.dashboardAdded>) {
  const scope = scopeOf(payload.scope)
  const state = yield* select(selectAll)
  const page = selectPage(state, scope)
  const dashboards = selectDashboards(state, scope)
  const problem = fullProblem(dashboards)
  if (problem !== undefined) {
    yield* put(
      toastAdded({ variant: 'error', title: 'Could not save dashboard', content: [problem] }),
    )
    return
  }
  const name = freeName(payload.name, dashboards)
  const id = freeId(name, dashboards)
  const isOfPage = payload.panels === null
  const path = dashboardPath(scope, id)
  const search = isOfPage ? rangeOf(selectLocation(state)?.search ?? '') : payload.search
  const panels = askedIn(payload.panels ?? page?.panels ?? [])
  const content = writeContent({ panels, changed: yield* call(now) })
  yield* put(viewsChanged({ added: [{ name, path, search, isPinned: false, content }] }))
  if (!isOfPage) {
    const link = { label: 'Open', to: path + search }
    yield* put(toastAdded({ content: ['Dashboard ', emphasis(name), ' added'], link }))
    return
  }
  if (page?.dashboard) yield* call(dropGuard, scope, page.dashboard)
  const values = new URLSearchParams(search)
  for (const [variable, value] of Object.entries(page?.variables ?? {}))
    values.set(`var-${variable}`, value)
  yield* put(navigationRequested({ to: values.size > 0 ? `${path}?${values}` : path }))
}

/** Makes a change to the saved view of a dashboard. */
function* change(
  { payload }: ReturnType<typeof events.dashboardSaved>,
  to: 'deleted' | 'saved' | 'pinned',
) {
  const scope = scopeOf(payload.scope)
  const state = yield* select(selectAll)
  const dashboard = selectDashboard(state, scope, payload.id)
  if (!dashboard) return
  const { view, name, isPinned } = dashboard
  const removed = [view]
  const location = selectLocation(state)
  if (to === 'pinned') {
    const path = dashboardPath(scope, payload.id)
    yield* put(viewsChanged({ removed, added: [{ ...view, path, isPinned: !isPinned }] }))
  } else if (to === 'saved') {
    const panels = askedIn(selectPage(state, scope)?.panels ?? [])
    const content = writeContent({ panels, changed: yield* call(now) })
    const search = rangeOf(location?.search ?? '')
    yield* put(viewsChanged({ removed, added: [{ ...view, content, search }] }))
    yield* put(toastAdded({ content: ['Dashboard ', emphasis(name), ' saved'] }))
  } else {
    yield* put(viewsChanged({ removed }))
    if (location?.path === dashboardPath(scope, payload.id)) {
      yield* call(dropGuard, scope, payload.id)
      yield* put(navigationRequested({ to: dashboardsPath(scope), replace: true }))
    }
    const undo = { label: 'Undo', event: viewsChanged({ added: [view] }) }
    const content = ['Dashboard ', emphasis(name), ' deleted'] as const
    yield* put(toastAdded({ content, action: undo, timeout: 15_000 }))
  }
}

/** Keeps, changes and deletes dashboards, which are saved views, on request. */
export function* watchDashboards() {
  yield* takeEvery(events.dashboardAdded, add)
  yield* takeEvery(events.dashboardSaved, event => change(event, 'saved'))
  yield* takeEvery(events.dashboardPinned, event => change(event, 'pinned'))
  yield* takeEvery(events.dashboardDeleted, event => change(event, 'deleted'))
}
