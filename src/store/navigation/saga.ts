import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import type { EntryPages } from '@/app/ports'
import type { NavigationError, NavigationTarget } from '@/machines/navigation/navigation.events'
import { isConnectionLost } from '@/store/connection/saga'
import { formClosed } from '@/store/forms/events'
import { openForm } from '@/store/forms/opening'
import { selectOpenForms } from '@/store/forms/selectors'
import { entryPages, pageInAddress, withPages, type ListPage } from '@/store/paging/address'
import { pagesOpened } from '@/store/paging/events'
import { releaseAll } from '@/store/queries/reading'
import { services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import {
  loadStarted,
  navigationDelayed,
  navigationFailed,
  navigationLoaded,
  navigationUndone,
  reloadStarted,
} from './events'
import { loadPlace, type LoadedPlace } from './loading'
import { selectLoadError, selectPlace } from './selectors'

/** Moves the address to where the screen now is, unless the browser stands there already. */
function* moveAddress(target: NavigationTarget, to: string, pages: EntryPages | undefined) {
  const { ports } = yield* services()
  const here = ports.history.current()
  const isHere = here.path + here.search === to
  if (target.kind === 'push' && !isHere) ports.history.push(to, pages)
  else if (!isHere || pages || here.pages) ports.history.replace(to, pages)
  return ports.history.current()
}

interface SettledPlace extends LoadedPlace {
  problem: Exclude<LoadedPlace['problem'], 'leaving'>
}

/** Closes the forms of the screen that is left. */
function* closeForms() {
  const { forms } = yield* services()
  for (const { context } of yield* select(selectOpenForms))
    if (!forms.get(context.form)?.outlivesScreen) yield* put(formClosed({ form: context.form }))
}

/** Says so where a list shows another page than the address named. */
function* tellOfPages(search: string, pages: readonly ListPage[]) {
  for (const page of pages) {
    const asked = pageInAddress(search, page) ?? 1
    const shown = page.tokens.length + 1
    if (asked > 1 && asked !== shown)
      yield* put(
        toastAdded({ content: [`Page ${asked} could not be opened. This is page ${shown}.`] }),
      )
  }
}

function* settle(target: NavigationTarget, { path, match, pages, problem }: SettledPlace) {
  const { screens, operations } = yield* services()
  const search = path === target.path ? target.search : ''
  const to = path + (problem ? search : withPages(search, pages))
  const kept = problem ? target.pages : entryPages(operations, pages)
  const place = yield* moveAddress(target, to, kept)
  yield* closeForms()
  const form = match && screens.get(match.route.id)?.form
  if (form && !problem) yield* openForm(form, { ...match.params, search: place.search })
  yield* put(pagesOpened({ pages: problem ? [] : pages }))
  yield* put(problem ? navigationFailed({ place, error: problem }) : navigationLoaded({ place }))
  if (!problem) yield* tellOfPages(search, pages)
}

/** Whether a screen that is shown stays until the API can be heard of again. */
function* mustWait({ kind }: NavigationError) {
  if (kind !== 'unanswered') return false
  const place = yield* select(selectPlace)
  const error = yield* select(selectLoadError)
  return place !== null && error === null && (yield* isConnectionLost())
}

/**
 * Brings the console to each place that the navigation machine decides for. The subscriptions of
 * the old screen are kept until the new one is ready, and a load that is overtaken releases its own.
 */
export function* watchNavigation() {
  let held: QueryHandle[] = []

  yield* takeLatest(loadStarted, function* ({ payload: target }) {
    const handles: QueryHandle[] = []
    let isDone = false
    try {
      const { problem, ...place } = yield* loadPlace(target, handles)
      if (problem === 'leaving') return
      if (problem && (yield* mustWait(problem))) {
        yield* put(navigationDelayed())
        return
      }
      yield* settle(target, { ...place, problem })
      releaseAll(held)
      held = handles
      isDone = true
    } finally {
      if (!isDone) releaseAll(handles)
    }
  })

  yield* fork(function* () {
    const { ports } = yield* services()
    yield* takeEvery(navigationUndone, function* ({ payload }) {
      yield* call(ports.history.go, payload.delta)
    })
    yield* takeEvery(reloadStarted, function* () {
      const { path, search } = ports.history.current()
      yield* call(ports.leave, path + search)
    })
  })
}
