import { cancel, fork, select, take } from 'typed-redux-saga'
import type { RouteParams } from '@/store/routing/params'
import { navigationFailed, navigationLoaded, navigationNotFound } from './events'
import { selectShownRoute } from './selectors'

/** The parameters of the route if it is on the screen, else null. */
function* shownParams(id: string) {
  const route = yield* select(selectShownRoute)
  return route?.id === id ? route.params : null
}

function* untilMoved() {
  yield* take([navigationLoaded, navigationFailed, navigationNotFound])
}

/**
 * Makes a workflow that runs while a route is shown with the same parameters, and is cancelled when the
 * screen changes.
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
