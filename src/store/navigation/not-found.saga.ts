import { put, select, takeEvery } from 'typed-redux-saga'
import { failureOf, selectEntry } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import { matchOf, routeQueries } from '@/store/routing/match'
import { selectPageQuery } from '@/store/paging/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { navigationLoaded, navigationNotFound } from './events'
import { problemOf } from './problem'
import { selectRoute } from './selectors'

/**
 * Gone, or kept from this person, by the API's own word: what stands in front of it says 404 of what
 * it cannot find its way to.
 */
const isLost = ({ errorCode }: ApiError) =>
  errorCode === 'ObjectNotFound' || errorCode === 'Forbidden'

const tellsOfLoss = (action: unknown) => {
  const failure = failureOf(action)
  return failure !== null && isLost(failure.error)
}

/**
 * Says so when what the screen shows is gone, as when somebody else deleted it, or when the role
 * that showed it was taken: a query that the route needs finds nothing now, or is refused. It may
 * have done so while the screen was still on its way, shown from the cache. Other failures leave on
 * the screen what was there before.
 */
export function* watchNotFound() {
  yield* takeEvery(
    (action: unknown) => tellsOfLoss(action) || navigationLoaded.match(action),
    function* () {
      const given = yield* services()
      const state = yield* select((root: RootState) => root)
      const match = matchOf(given.routes, selectRoute(state))
      const needed = match ? routeQueries(match).filter(query => !query.isOptional) : []
      const [gone] = needed.flatMap(query => {
        const { error } = selectEntry(state, selectPageQuery(state, query)) ?? {}
        return error && isLost(error) ? [problemOf({ query, error }, given)] : []
      })
      if (gone) yield* put(navigationNotFound({ error: gone }))
    },
  )
}
