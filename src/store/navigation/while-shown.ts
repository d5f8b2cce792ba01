import { cancel, fork, select, take } from 'typed-redux-saga'
import type { Path, PatternParams } from '@/store/routing/path'
import { services } from '@/store/setup/effects'
import { navigationFailed, navigationLoaded, navigationNotFound } from './events'
import { selectShownRoute } from './selectors'

/** The parameters of the route if it is on the screen, else null. */
function* shownParams<Pattern extends string>({ pattern }: Path<Pattern>) {
  const { routes } = yield* services()
  const shown = yield* select(selectShownRoute)
  const route = routes.find(({ id }) => id === shown?.id)
  return shown && route?.path === pattern ? (shown.params as PatternParams<Pattern>) : null
}

function* untilMoved() {
  yield* take([navigationLoaded, navigationFailed, navigationNotFound])
}

/**
 * Creates a workflow that runs while a route is shown with the same parameters, and is cancelled
 * when the screen changes.
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
