import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import type { EntryPages } from '@/ports/ports'
import type { NavigationError, NavigationTarget } from '@/machines/navigation/navigation.events'
import { isConnectionLost } from '@/store/connection/connection'
import { formClosed } from '@/store/forms/events'
import { openForm, selectOpenForms } from '@/store/forms/selectors'
import {
  entryPages,
  withPages,
  wrongPageInAddress,
  wrongSizeInAddress,
} from '@/store/paging/address'
import { findViews } from '@/store/lists/saga'
import { withViews } from '@/store/lists/view'
import { pagesOpened, type ListPage } from '@/store/paging/slice'
import { releaseAll } from '@/store/queries/subscribe'
import { services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import * as events from './events'
import { loadLocation, type LoadedLocation } from './loading'
import { selectLoadError, selectLocation } from './selectors'

/** Changes the address to the new screen's, unless the browser is already there. */
function* moveAddress(target: NavigationTarget, to: string, pages: EntryPages | undefined) {
  const { ports } = yield* services()
  const here = ports.history.current()
  const isHere = here.path + here.search === to
  if (target.kind === 'push' && !isHere) ports.history.push(to, pages)
  else if (!isHere || pages || here.pages) ports.history.replace(to, pages)
  return ports.history.current()
}

interface SettledLocation extends LoadedLocation {
  problem: Exclude<LoadedLocation['problem'], 'leaving'>
}

/** Closes the forms of the screen being left. */
function* closeForms() {
  const { forms } = yield* services()
  for (const { context } of yield* select(selectOpenForms))
    if (!forms.get(context.form)?.outlivesScreen) yield* put(formClosed({ form: context.form }))
}

/** Shows a toast if a list has another page or other rows per page than the address named. */
function* tellOfPages(search: string, pages: readonly ListPage[]) {
  for (const page of pages) {
    const shown = page.tokens.length + 1
    const wanted = wrongPageInAddress(search, page, shown)
    if (wanted !== undefined)
      yield* put(
        toastAdded({
          variant: 'info',
          content: [`Page ${wanted} could not be opened. This is page ${shown}.`],
        }),
      )
    const size = wrongSizeInAddress(search, page)
    if (size !== undefined)
      yield* put(
        toastAdded({
          variant: 'info',
          content: [`Pages of ${size} rows are not available. This one has ${page.size}.`],
        }),
      )
  }
}

function* settle(
  target: NavigationTarget,
  { path, search, match, pages, problem }: SettledLocation,
) {
  const { screens, operations } = yield* services()
  const { views, isSameList } = yield* findViews(match, target, search)
  const to = path + (problem ? search : withViews(withPages(search, pages), views))
  const kept = problem ? target.pages : entryPages(operations, pages)
  const location = yield* moveAddress(target, to, kept)
  yield* closeForms()
  const { form, forms = [] } = (!problem && match && screens.get(match.route.id)) || {}
  for (const each of form ? [form, ...forms] : forms)
    yield* openForm(each, { ...match?.params, search: location.search })
  const route = match && { id: match.route.id, params: match.params }
  yield* put(
    problem
      ? pagesOpened({ pages: [], views: {}, isSameList: false })
      : pagesOpened({ pages, views, isSameList }),
  )
  yield* put(
    problem
      ? events.navigationFailed({ location, route, error: problem })
      : events.navigationLoaded({ location, route }),
  )
  if (!problem) yield* tellOfPages(search, pages)
}

/** Whether the current screen stays until the API responds again. */
function* mustWait({ kind }: NavigationError) {
  if (kind !== 'unanswered') return false
  const location = yield* select(selectLocation)
  const error = yield* select(selectLoadError)
  return location !== null && error === null && (yield* isConnectionLost())
}

/**
 * Loads each location that the navigation machine decides on. The old screen's subscriptions are
 * kept until the new one is ready; a superseded load releases its own.
 */
export function* watchNavigation() {
  let held: QueryHandle[] = []

  yield* takeLatest(events.loadStarted, function* ({ payload: target }) {
    const handles: QueryHandle[] = []
    let isDone = false
    try {
      const { problem, ...location } = yield* loadLocation(target, handles)
      if (problem === 'leaving') return
      if (problem && (yield* mustWait(problem))) {
        yield* put(events.navigationDelayed())
        return
      }
      yield* settle(target, { ...location, problem })
      releaseAll(held)
      held = handles
      isDone = true
    } finally {
      if (!isDone) releaseAll(handles)
    }
  })

  yield* fork(function* () {
    const { ports } = yield* services()
    yield* takeEvery(events.navigationUndone, function* ({ payload }) {
      yield* call(ports.history.go, payload.delta)
    })
    yield* takeEvery(events.reloadStarted, function* () {
      const { path, search } = ports.history.current()
      yield* call(ports.leave, path + search)
    })
  })
}
