import { call, fork, join, put, select, takeEvery } from 'typed-redux-saga'
import { answeredKey, selectData, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { addressChanged } from '@/store/navigation/events'
import { selectLocation, selectRoute } from '@/store/navigation/selectors'
import { read, releaseAll } from '@/store/queries/subscribe'
import { matchOf } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { failureToast } from '@/store/toasts/failure'
import { entryPages, pagedLists, withPages } from './address'
import { pageFailed, pageRequested, pagesOpened, pageTurned } from './events'
import {
  pageQuery,
  selectIsPageEmpty,
  selectNextToken,
  selectPageQuery,
  selectPageTokens,
} from './selectors'

interface ShownPage {
  list: Query
  /** Cache key of the page's own query. */
  key: string
  handles: readonly QueryHandle[]
}

const nextTokens = (state: RootState, list: Query) => {
  const token = selectNextToken(state, selectPageQuery(state, list))
  const tokens = selectPageTokens(state, list)
  return token === undefined ? tokens : [...tokens, token]
}

/** Turns a page of a list; undefined if that fails, or if the list has changed meanwhile. */
function* turnPage(list: Query, direction: 'next' | 'previous') {
  const key = cacheKey(list)
  const state = yield* select((root: RootState) => root)
  const before = selectPageTokens(state, list)
  const tokens = direction === 'next' ? nextTokens(state, list) : before.slice(0, -1)
  const handles: QueryHandle[] = []
  const page = pageQuery(list, tokens.at(-1))
  const reading = yield* fork(read, [page], handles)
  const isCached = selectData(state, page) !== undefined
  const [failure] = isCached ? [] : yield* join(reading)
  const isOvertaken = yield* select(
    (root: RootState) => selectPageTokens(root, list).at(-1) !== before.at(-1) || !root.paging[key],
  )
  if (failure || isOvertaken) {
    releaseAll(handles)
    if (failure) yield* put(failureToast(failure.error, { title: 'Could not turn the page' }))
    yield* put(pageFailed({ key }))
    return undefined
  }
  return { shown: { list, key: cacheKey(page), handles }, turned: pageTurned({ key, tokens }) }
}

/** Writes the pages into the address by replacing it: going back leaves the list. */
function* noteAddress() {
  const { ports, routes, operations } = yield* services()
  const { path, search, historyIndex } = ports.history.current()
  const location = yield* select(selectLocation)
  const match = matchOf(routes, yield* select(selectRoute))
  if (!match || location?.historyIndex !== historyIndex || location.path !== path) return
  const state = yield* select((root: RootState) => root)
  const pages = pagedLists(match).map(paged => ({
    ...paged,
    tokens: selectPageTokens(state, paged.list),
  }))
  ports.history.replace(path + withPages(search, pages), entryPages(operations, pages))
  yield* put(addressChanged({ location: ports.history.current() }))
}

/**
 * Turns the pages of lists. The current rows stay until those of the next page are loaded. A cached
 * page is shown at once and refetched in the background. If the last page has become empty, the one
 * before it is shown.
 */
export function* watchPaging() {
  const shown = new Map<string, ShownPage>()

  yield* takeEvery(pageRequested, function* ({ payload: { list, direction } }) {
    const page = yield* turnPage(list, direction)
    if (!page) return
    const key = cacheKey(list)
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
    for (const { list, tokens } of pages.filter(each => each.tokens.length > 0)) {
      shown.set(cacheKey(list), {
        list,
        key: cacheKey(pageQuery(list, tokens.at(-1))),
        handles: [],
      })
      yield* leaveEmpty(list)
    }
  })
}
