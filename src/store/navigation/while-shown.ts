import { cancel, fork, select, take } from 'typed-redux-saga'
import { matchRoute } from '@/store/routing/match'
import type { Path, PatternParams } from '@/store/routing/path'
import { services } from '@/store/setup/effects'
import { navigationFailed, navigationLoaded, navigationNotFound } from './events'
import { selectLoadError, selectLocation } from './selectors'

/** The parameters of the route, where it is what the screen shows. */
function* shownParams<Pattern extends string>({ pattern }: Path<Pattern>) {
  const { routes } = yield* services()
  const location = yield* select(selectLocation)
  const error = yield* select(selectLoadError)
  const match = location && !error ? matchRoute(routes, location.path) : null
  return match?.route.path === pattern ? (match.params as PatternParams<Pattern>) : null
}

function* untilMoved() {
  yield* take([navigationLoaded, navigationFailed, navigationNotFound])
}

/**
 * Makes the workflow that runs a session of its own for as long as a route is shown with the same
 * parameters, and cancels it when the screen goes on to something else.
 */
export const whileShown = <Pattern extends string>(
  path: Path<Pattern>,
  session: (params: PatternParams<Pattern>) => Generator,
) =>
  function* watchScreen() {
    for (;;) {
      const params = yield* shownParams(path)
      if (!params) {
        yield* untilMoved()
        continue
      }
      const running = yield* fork(session, params)
      const key = JSON.stringify(params)
      do yield* untilMoved()
      while (JSON.stringify(yield* shownParams(path)) === key)
      yield* cancel(running)
    }
  }
