import { put, select, call, fork, join, takeEvery } from 'typed-redux-saga'
import { withViews } from '@/store/lists/view'
import { addressChanged } from '@/store/navigation/events'
import { selectLocation, selectRoute } from '@/store/navigation/selectors'
import { matchOf } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { answeredKey, selectData, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { read, releaseAll } from '@/store/queries/subscribe'
import { failureToast } from '@/store/toasts/slice'
import { entryPages, pagedLists, withPages } from './address'
import {
  selectPageSize,
  selectPageTokens,
  pageQuery,
  selectIsPageEmpty,
  selectNextToken,
  selectPageQuery,
} from './selectors'
import { pageFailed, pageRequested, pageSizeChosen, pagesOpened, pageTurned } from './slice'

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

interface ShownPage {
  list: Query
  /** Cache key of the page's own query. */
  key: string
  handles: readonly QueryHandle[]
}

/** The page that an event asks for. */
const selectTarget = (
  state: RootState,
  { list, ...asked }: { list: Query; direction?: 'next' | 'previous'; size?: number },
) => {
  const tokens = selectPageTokens(state, list)
  const size = asked.size ?? selectPageSize(state, list)
  if (asked.size !== undefined) return { tokens: [], size }
  if (asked.direction === 'previous') return { tokens: tokens.slice(0, -1), size }
  const next = selectNextToken(state, selectPageQuery(state, list))
  return { tokens: next === undefined ? tokens : [...tokens, next], size }
}

/** Turns a page of a list; undefined if that fails, or if the list has changed meanwhile. */
function* turnPage(asked: Parameters<typeof selectTarget>[1]) {
  const { list } = asked
  const key = cacheKey(list)
  const state = yield* select((root: RootState) => root)
  const before = selectPageTokens(state, list)
  const { tokens, size } = selectTarget(state, asked)
  const handles: QueryHandle[] = []
  const page = pageQuery(list, tokens.at(-1), size)
  const reading = yield* fork(read, [page], handles)
  const isCached = selectData(state, page) !== undefined
  const [failure] = isCached ? [] : yield* join(reading)
  const isOvertaken = yield* select(
    (root: RootState) => selectPageTokens(root, list).at(-1) !== before.at(-1) || !root.paging[key],
  )
  if (failure || isOvertaken) {
    releaseAll(handles)
    if (failure) yield* put(failureToast(failure.error, { title: 'Could not load the page' }))
    yield* put(pageFailed({ key }))
    return undefined
  }
  return {
    shown: { list, key: cacheKey(page), handles },
    turned: pageTurned({ key, tokens, size }),
  }
}

/**
 * Turns the pages of lists. The current rows stay until those of the next page are loaded. A cached
 * page is shown at once and refetched in the background. If the last page has become empty, the one
 * before it is shown.
 */
export function* watchPaging() {
  const shown = new Map<string, ShownPage>()

  yield* takeEvery([pageRequested, pageSizeChosen], function* ({ payload }) {
    const page = yield* turnPage(payload)
    if (!page) return
    const key = cacheKey(payload.list)
    releaseAll(shown.get(key)?.handles ?? [])
    shown.set(key, page.shown)
    yield* put(page.turned)
    yield* noteAddress()
  })

  function* leaveEmpty(list: Query) {
    const isEmpty = yield* select((state: RootState) => selectIsPageEmpty(state, list))
    if (isEmpty) yield* put(pageRequested({ list, direction: 'previous' }))
  }

  const listAnswered = (action: unknown) => {
    const key = answeredKey(action)
    return [...shown.values()].find(page => page.key === key)
  }

  yield* takeEvery(
    (action: unknown) => listAnswered(action) !== undefined,
    function* (action: unknown) {
      const page = listAnswered(action)
      if (page) yield* leaveEmpty(page.list)
    },
  )

  // The navigation is subscribed to these pages.
  yield* takeEvery(pagesOpened, function* ({ payload: { pages } }) {
    yield* call(
      releaseAll,
      [...shown.values()].flatMap(({ handles }) => handles),
    )
    shown.clear()
    for (const { list, tokens, size } of pages.filter(each => each.tokens.length > 0)) {
      shown.set(cacheKey(list), {
        list,
        key: cacheKey(pageQuery(list, tokens.at(-1), size)),
        handles: [],
      })
      yield* leaveEmpty(list)
    }
  })
}
