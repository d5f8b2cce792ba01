import { cancel, fork, select, take } from 'typed-redux-saga'
import { matchRoute } from '@/store/routing/match'
import type { RouteParams } from '@/store/routing/params'
import { services } from '@/store/setup/effects'
import { navigationFailed, navigationLoaded, navigationNotFound } from './events'
import { selectLoadError, selectLocation } from './selectors'

/** The parameters of the route, where it is what the screen shows. */
function* shownParams(id: string) {
  const { routes } = yield* services()
  const location = yield* select(selectLocation)
  const error = yield* select(selectLoadError)
  const match = location && !error ? matchRoute(routes, location.path) : null
  return match?.route.id === id ? match.params : null
}

function* untilMoved() {
  yield* take([navigationLoaded, navigationFailed, navigationNotFound])
}

/**
 * Makes the workflow that runs a session of its own for as long as a route is shown with the same
 * parameters, and cancels it when the screen goes on to something else.
 */
export const whileShown = (id: string, session: (params: RouteParams) => Generator) =>
  function* watchScreen() {
    for (;;) {
      const params = yield* shownParams(id)
      if (!params) {
        yield* untilMoved()
        continue
      }
      const running = yield* fork(session, params)
      const key = JSON.stringify(params)
      do yield* untilMoved()
      while (JSON.stringify(yield* shownParams(id)) === key)
      yield* cancel(running)
    }
  }
