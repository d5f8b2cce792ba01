import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import type { NavigationError, NavigationTarget } from '@/machines/navigation/navigation.events'
import { isConnectionLost } from '@/store/connection/saga'
import { formClosed } from '@/store/forms/events'
import { openForm } from '@/store/forms/opening'
import { selectOpenForms } from '@/store/forms/selectors'
import { pagesForgotten } from '@/store/paging/events'
import { releaseAll } from '@/store/queries/reading'
import type { RouteMatch } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import {
  loadStarted,
  navigationDelayed,
  navigationFailed,
  navigationLoaded,
  navigationUndone,
  reloadStarted,
} from './events'
import { loadPlace, type LoadProblem } from './loading'
import { selectLoadError, selectPlace } from './selectors'

/** Moves the address to where the screen now is, unless the browser stands there already. */
function* moveAddress(target: NavigationTarget, to: string) {
  const { ports } = yield* services()
  const here = ports.history.current()
  const isHere = here.path + here.search === to
  if (target.kind === 'push' && !isHere) ports.history.push(to)
  else if (!isHere) ports.history.replace(to)
  return ports.history.current()
}

/** Closes the forms of the screen that is left. */
function* closeForms() {
  const { forms } = yield* services()
  for (const { context } of yield* select(selectOpenForms))
    if (!forms.get(context.form)?.outlivesScreen) yield* put(formClosed({ form: context.form }))
}

function* settle(
  target: NavigationTarget,
  to: string,
  match: RouteMatch | null,
  problem: Exclude<LoadProblem, 'leaving'>,
) {
  const { screens } = yield* services()
  const place = yield* moveAddress(target, to)
  yield* closeForms()
  const form = match && screens.get(match.route.id)?.form
  if (form && !problem) yield* openForm(form, { ...match.params, search: place.search })
  yield* put(problem ? navigationFailed({ place, error: problem }) : navigationLoaded({ place }))
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
      const { path, match, problem } = yield* loadPlace(target, handles)
      const to = path === target.path ? path + target.search : path
      if (problem === 'leaving') return
      if (problem && (yield* mustWait(problem))) {
        yield* put(navigationDelayed())
        return
      }
      yield* settle(target, to, match, problem)
      releaseAll(held)
      held = handles
      isDone = true
      yield* put(pagesForgotten({ keep: handles.map(handle => handle.key) }))
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
