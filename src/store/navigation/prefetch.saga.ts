import { all, call, select, takeEvery } from 'typed-redux-saga'
import { prefetch } from '@/api/core/api'
import { splitAddress } from '@/lib/path'
import { selectIsConnectionLost } from '@/store/connection/connection'
import { routeQueries } from '@/store/routing/match'
import type { Route } from '@/store/routing/route'
import { loadScreen } from '@/store/setup/code'
import { dispatcher } from '@/store/setup/effects'
import { cachedQueries, primeFromRow } from './loading'
import { prefetchRequested } from './events'
import { findLocation } from './find-location'

function* prefetchScreen(route: Route) {
  try {
    yield* loadScreen(route)
  } catch {
    // Opening the screen reports the failure.
  }
}

/** Returns null on failure, which opening the screen reports. */
function* findMatch(path: string, search: string) {
  try {
    return (yield* findLocation(path, search)).match
  } catch {
    return null
  }
}

/**
 * Prefetches the code and data of the route of a hovered or focused link, or only the code of its
 * area.
 */
export function* watchPrefetch() {
  yield* takeEvery(prefetchRequested, function* ({ payload }) {
    if (yield* select(selectIsConnectionLost)) return
    const dispatch = yield* dispatcher()
    const { path, search } = splitAddress(payload.to)
    const match = yield* findMatch(path, search)
    if (!match || payload.isCodeOnly || match.route.layout.name === 'public') return
    yield* primeFromRow(match)
    const queries = routeQueries(match)
    const cached = yield* cachedQueries(queries)
    // Opening the screen shows what is cached, and refetches it.
    for (const query of queries.filter(each => !cached.includes(each))) prefetch(dispatch, query)
    yield* all(match.chain.map(route => call(prefetchScreen, route)))
  })
}
