import { put, select, takeEvery } from 'typed-redux-saga'
import { failureOf } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { matchRoute, routeQueries } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import { navigationNotFound } from './events'
import { NOT_FOUND } from './loading'
import { selectPlace } from './selectors'

const isGone = (action: unknown) => failureOf(action)?.error.statusCode === NOT_FOUND.status

/**
 * Says so when what the screen shows is gone, as when somebody else deleted it: a query that the
 * route needs now answers 404. Other failures leave on the screen what was there before.
 */
export function* watchNotFound() {
  yield* takeEvery(isGone, function* (action: unknown) {
    const { routes } = yield* services()
    const place = yield* select(selectPlace)
    const match = place && matchRoute(routes, place.path)
    const key = failureOf(action)?.key
    const needed = match ? routeQueries(match).filter(query => !query.mayFail) : []
    if (needed.some(query => cacheKey(query) === key))
      yield* put(navigationNotFound({ error: NOT_FOUND }))
  })
}
