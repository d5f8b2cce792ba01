import { put, select, takeEvery } from 'typed-redux-saga'
import { failureOf, selectEntry } from '@/api/core/api'
import { matchRoute, routeQueries } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { navigationLoaded, navigationNotFound } from './events'
import { NOT_FOUND } from './loading'
import { selectPlace } from './selectors'

const isGone = (action: unknown) => failureOf(action)?.error.statusCode === NOT_FOUND.status

/**
 * Says so when what the screen shows is gone, as when somebody else deleted it: a query that the
 * route needs answers 404 now. It may have done so while the screen was still on its way, shown
 * from the cache. Other failures leave on the screen what was there before.
 */
export function* watchNotFound() {
  yield* takeEvery(
    (action: unknown) => isGone(action) || navigationLoaded.match(action),
    function* () {
      const { routes } = yield* services()
      const state = yield* select((root: RootState) => root)
      const place = selectPlace(state)
      const match = place && matchRoute(routes, place.path)
      const needed = match ? routeQueries(match).filter(query => !query.mayFail) : []
      if (needed.some(query => selectEntry(state, query)?.error?.statusCode === NOT_FOUND.status))
        yield* put(navigationNotFound({ error: NOT_FOUND }))
    },
  )
}
