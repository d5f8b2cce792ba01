import { put, select, takeEvery } from 'typed-redux-saga'
import { cacheKey, failureOf } from '@/api/core/api'
import { navigationLost } from './events'
import { matchRoute } from '@/store/routing/match'
import { routeQueries } from '@/store/routing/route-queries'
import type { RootState } from '@/store/setup/reducer'
import { NOT_FOUND } from './loading'
import { surroundings } from '@/store/setup/effects'

const isGone = (action: unknown) => failureOf(action)?.error.statusCode === NOT_FOUND.status

/**
 * Says so when what the screen shows is gone, as when somebody else deleted it: a query that the
 * route needs now answers 404. Other failures leave on the screen what was there before.
 */
export function* watchLosses() {
  yield* takeEvery(isGone, function* (action: unknown) {
    const { routes } = yield* surroundings()
    const place = yield* select((state: RootState) => state.actors.navigation?.context.place)
    const match = place && matchRoute(routes, place.path)
    const key = failureOf(action)?.key
    const needed = match ? routeQueries(match).filter(query => !query.mayFail) : []
    if (needed.some(query => cacheKey(query) === key))
      yield* put(navigationLost({ error: NOT_FOUND }))
  })
}
