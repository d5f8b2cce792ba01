import { call, select } from 'typed-redux-saga'
import { selectEntry, upsert } from '@/api/core/api'
import { selectPageItems } from '@/store/paging/selectors'
import type { RouteMatch } from '@/store/routing/match'
import type { RouteQuery } from '@/store/routing/route-query'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { selectShownRoute } from './selectors'

/**
 * Which of the queries have an answer in the cache that no command has made doubtful since: it is
 * shown at once, and read again behind it. An answer that is just being read again counts, too,
 * unless that is so because of a command.
 */
export function* cachedQueries<Q extends RouteQuery>(queries: readonly Q[]) {
  const { changedAt } = yield* services()
  const state = yield* select((root: RootState) => root)
  return queries.filter(query => {
    const entry = selectEntry(state, query)
    if (query.mustBeFresh || !entry) return false
    const isOlderThanChange = (entry.fulfilledTimeStamp ?? 0) <= changedAt
    return entry.status === 'fulfilled' || (entry.data !== undefined && !isOlderThanChange)
  })
}

/** Makes a row of the list on the screen the answer to what a panel over it needs. */
export function* primeFromRow({ route, params }: RouteMatch) {
  const row = route.primeCache?.(params)
  const shown = yield* select(selectShownRoute)
  if (!row || shown?.id !== route.parent) return
  const items = yield* select((state: RootState) => selectPageItems(state, row.list))
  const item = (items as readonly { name: string }[]).find(({ name }) => name === row.name)
  const dispatch = yield* dispatcher()
  if (item) yield* call(upsert, dispatch, row.query, item as never)
}
