import { call, select } from 'typed-redux-saga'
import { selectEntry, upsert } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { selectPageItems } from '@/store/paging/selectors'
import { matchRoute, routeQueries, type RouteMatch } from '@/store/routing/match'
import type { RouteQuery } from '@/store/routing/route'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { selectLoadError, selectPlace } from './selectors'

/** The route on the screen, unless an error stands in its place. */
function* shownMatch() {
  const { routes } = yield* services()
  const place = yield* select(selectPlace)
  const error = yield* select(selectLoadError)
  return place && !error ? matchRoute(routes, place.path) : null
}

/** Which of the queries the screen shows the answers of, none of them outdated by a command. */
export function* shownQueries(queries: readonly RouteQuery[]) {
  const match = yield* shownMatch()
  const shown = new Set(match ? routeQueries(match).map(cacheKey) : [])
  return yield* select((state: RootState) =>
    queries.filter(
      query => shown.has(cacheKey(query)) && selectEntry(state, query)?.status === 'fulfilled',
    ),
  )
}

/** Makes a row of the list on the screen the answer to what a panel over it needs. */
export function* seedFromRow({ route, params }: RouteMatch) {
  const row = route.row?.(params)
  const match = yield* shownMatch()
  if (!row || match?.route.id !== route.over) return
  const items = yield* select((state: RootState) => selectPageItems(state, row.list))
  const item = (items as readonly { name: string }[]).find(({ name }) => name === row.name)
  const dispatch = yield* dispatcher()
  if (item) yield* call(upsert, dispatch, row.query, item as never)
}
