import { call, select } from 'typed-redux-saga'
import { selectEntry, upsert } from '@/api/core/api'
import { selectPageItems } from '@/store/paging/selectors'
import type { RouteMatch } from '@/store/routing/match'
import type { RouteQuery } from '@/store/routing/route-query'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { selectShownRoute } from './selectors'

/**
 * The queries whose cached answer no command has made stale: it is shown at once and refetched in the
 * background. An answer that is being refetched counts too, unless a command is the reason.
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

/** Answers the query of a panel with a row of the list it opens over. */
export function* primeFromRow({ route, params }: RouteMatch) {
  const row = route.primeCache?.(params)
  const shown = yield* select(selectShownRoute)
  if (!row || shown?.id !== route.parent) return
  const items = yield* select((state: RootState) => selectPageItems(state, row.list))
  const item = (items as readonly { name: string }[]).find(({ name }) => name === row.name)
  const dispatch = yield* dispatcher()
  if (item) yield* call(upsert, dispatch, row.query, item as never)
}
