import { call, put, select, takeEvery } from 'typed-redux-saga'
import { emphasis } from '@/lib/rich-text'
import { guardLowered, guardRaised } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { readViewsAgain } from '@/store/saved-views/saga'
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
import { dashboardPath, dashboardsPath, placeOfDashboard } from './paths'
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

/** Reads what other tabs have stored since this one did. */
function* readStored() {
  yield* call(readViewsAgain)
  return yield* select(selectAll)
}

/** A dashboard as it is stored now. */
export function* readDashboard({ scope, id }: { scope: string; id: string }) {
  return selectDashboard(yield* call(readStored), scopeOf(scope), id)
}

/** Keeps panels as another dashboard, and opens it if they are those of the page. */
function* add({ payload }: ReturnType<typeof events.dashboardAdded>) {
  const scope = scopeOf(payload.scope)
  const state = yield* call(readStored)
  const page = selectPage(state, scope)
  const dashboards = selectDashboards(state, scope)
  const problem = fullProblem(dashboards, state.savedViews)
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
  const changed = yield* call(now)
  const content = writeContent({ panels, changed })
  yield* put(viewsChanged({ added: [{ name, path, search, isPinned: false, content }] }))
  if (!isOfPage) {
    const link = { label: 'Open', to: path + search }
    yield* put(toastAdded({ content: ['Dashboard ', emphasis(name), ' added'], link }))
    return
  }
  if (page?.dashboard) yield* call(dropGuard, scope, page.dashboard)
  // It was deleted in another tab, and stays on the page.
  if (page?.dashboard === id) {
    const opened = { scope: payload.scope, dashboard: id, panels: null, variables: {} }
    yield* put(events.explorerOpened({ ...opened, changed }))
  }
  const values = new URLSearchParams(search)
  for (const [variable, value] of Object.entries(page?.variables ?? {}))
    values.set(`var-${variable}`, value)
  yield* put(navigationRequested({ to: values.size > 0 ? `${path}?${values}` : path }))
}

/**
 * Saves the panels of the page as its dashboard. If another tab has saved or deleted that since the
 * page was opened, they are kept as a dashboard beside it: neither undoes the other.
 */
function* save({ payload }: ReturnType<typeof events.dashboardSaved>) {
  const scope = scopeOf(payload.scope)
  const before = selectDashboard(yield* select(selectAll), scope, payload.id)
  const dashboard = yield* call(readDashboard, payload)
  const state = yield* select(selectAll)
  const page = selectPage(state, scope)
  if (!before || !page) return
  const name = emphasis(before.name)
  if (dashboard?.changed !== page.changed) {
    const added = { scope: payload.scope, name: before.name, panels: null, search: '' }
    yield* put(events.dashboardAdded(added))
    const reason = dashboard
      ? ' was changed in another tab: this one is saved beside it'
      : ' was deleted in another tab: it is saved again'
    yield* put(toastAdded({ variant: 'info', content: ['Dashboard ', name, reason] }))
    return
  }
  const changed = yield* call(now)
  const content = writeContent({ panels: askedIn(page.panels), changed })
  const search = rangeOf(selectLocation(state)?.search ?? '')
  yield* put(viewsChanged({ changed: { view: dashboard.view, to: { content, search } } }))
  const opened = { scope: payload.scope, dashboard: payload.id, panels: null, variables: {} }
  yield* put(events.explorerOpened({ ...opened, changed }))
  yield* put(toastAdded({ content: ['Dashboard ', name, ' saved'] }))
}

function* pin({ payload }: ReturnType<typeof events.dashboardPinned>) {
  const dashboard = yield* call(readDashboard, payload)
  if (!dashboard) return
  const { view, isPinned } = dashboard
  const path = dashboardPath(scopeOf(payload.scope), payload.id)
  yield* put(viewsChanged({ changed: { view, to: { path, isPinned: !isPinned } } }))
}

function* remove({ payload }: ReturnType<typeof events.dashboardDeleted>) {
  const scope = scopeOf(payload.scope)
  const dashboard = yield* call(readDashboard, payload)
  if (!dashboard) return
  const { view, name } = dashboard
  const location = selectLocation(yield* select(selectAll))
  if (location?.path === dashboardPath(scope, payload.id)) {
    yield* call(dropGuard, scope, payload.id)
    yield* put(navigationRequested({ to: dashboardsPath(scope), replace: true }))
  }
  yield* put(viewsChanged({ removed: [view] }))
  const undo = { label: 'Undo', event: events.dashboardRestored({ scope: payload.scope, view }) }
  const content = ['Dashboard ', emphasis(name), ' deleted'] as const
  yield* put(toastAdded({ content, action: undo, timeout: 15_000 }))
}

/** Another one may have got its name or its address since. */
function* restore({ payload: { scope: key, view } }: ReturnType<typeof events.dashboardRestored>) {
  const scope = scopeOf(key)
  const dashboards = selectDashboards(yield* call(readStored), scope)
  const isTaken = dashboards.some(({ id }) => id === placeOfDashboard(view)?.id)
  const name = freeName(view.name, dashboards)
  const path = isTaken ? dashboardPath(scope, freeId(name, dashboards)) : view.path
  yield* put(viewsChanged({ added: [{ ...view, name, path }] }))
}

/** The name was free in this tab. */
function* rename({ payload }: ReturnType<typeof events.dashboardRenamed>) {
  const dashboard = yield* call(readDashboard, payload)
  if (!dashboard) {
    const title = 'Could not rename dashboard'
    const content = ['It was deleted in another tab.']
    yield* put(toastAdded({ variant: 'error', title, content }))
    return
  }
  const { id, view } = dashboard
  const all = selectDashboards(yield* select(selectAll), scopeOf(payload.scope))
  const name = freeName(
    payload.name,
    all.filter(each => each.id !== id),
  )
  yield* put(viewsChanged({ changed: { view, to: { name } } }))
  if (name === payload.name) return
  const [wanted, got] = [emphasis(payload.name), emphasis(name)]
  const content = ['The dashboard is now ', got, ': another tab has named one ', wanted] as const
  yield* put(toastAdded({ variant: 'info', content }))
}

/** Keeps, changes and deletes dashboards, which are saved views, on request. */
export function* watchDashboards() {
  yield* takeEvery(events.dashboardAdded, add)
  yield* takeEvery(events.dashboardSaved, save)
  yield* takeEvery(events.dashboardPinned, pin)
  yield* takeEvery(events.dashboardDeleted, remove)
  yield* takeEvery(events.dashboardRestored, restore)
  yield* takeEvery(events.dashboardRenamed, rename)
}
