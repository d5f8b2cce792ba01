import { put, select } from 'typed-redux-saga'
import { withViews } from '@/store/lists/view'
import { addressChanged } from '@/store/navigation/events'
import { selectLocation, selectRoute } from '@/store/navigation/selectors'
import { matchOf } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { entryPages, pagedLists, withPages } from './address'
import { selectPageSize, selectPageTokens } from './selectors'

/** Writes pages and views into the address by replacing it: going back leaves the list. */
export function* noteAddress() {
  const { ports, routes, operations } = yield* services()
  const { path, search, historyIndex } = ports.history.current()
  const location = yield* select(selectLocation)
  const match = matchOf(routes, yield* select(selectRoute))
  if (!match || location?.historyIndex !== historyIndex || location.path !== path) return
  const state = yield* select((root: RootState) => root)
  const pages = pagedLists(match).map(paged => ({
    ...paged,
    tokens: selectPageTokens(state, paged.list),
    size: selectPageSize(state, paged.list),
  }))
  const to = path + withViews(withPages(search, pages), state.lists.views)
  ports.history.replace(to, entryPages(operations, pages))
  yield* put(addressChanged({ location: ports.history.current() }))
}
