import { call, fork, join, put, select, takeEvery } from 'typed-redux-saga'
import { answeredKey, selectData, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { read, releaseAll } from '@/store/queries/reading'
import type { RootState } from '@/store/setup/reducer'
import { failureToast } from '@/store/toasts/failure'
import { pageFailed, pageRequested, pagesForgotten, pageTurned } from './events'
import { pageQuery, selectIsPageEmpty, selectPageQuery, selectPageTokens } from './selectors'

interface ShownPage {
  list: Query
  handles: readonly QueryHandle[]
}

const nextTokens = (state: RootState, list: Query) => {
  const page: unknown = selectData(state, selectPageQuery(state, list))
  const token = (page as { nextPage?: string | null } | undefined)?.nextPage
  const tokens = selectPageTokens(state, list)
  return token ? [...tokens, token] : tokens
}

/** Turns a page of a list; undefined when that fails. */
function* turnPage(list: Query, direction: 'next' | 'previous') {
  const key = cacheKey(list)
  const state = yield* select((root: RootState) => root)
  const tokens =
    direction === 'next' ? nextTokens(state, list) : selectPageTokens(state, list).slice(0, -1)
  const handles: QueryHandle[] = []
  const page = pageQuery(list, tokens.at(-1))
  const reading = yield* fork(read, [page], handles)
  const isCached = selectData(state, page) !== undefined
  const [failure] = isCached ? [] : yield* join(reading)
  if (failure) {
    releaseAll(handles)
    yield* put(failureToast(failure.error, { title: 'Could not turn the page' }))
    yield* put(pageFailed({ key }))
    return undefined
  }
  return { handles, turned: pageTurned({ key, tokens }) }
}

/**
 * Turns the pages of lists. The rows on the screen stay until those of the other page are there. A
 * page seen before is shown from the cache at once and read again behind it. A last page whose rows
 * are all gone gives way to the one before.
 */
export function* watchPaging() {
  const shown = new Map<string, ShownPage>()

  yield* takeEvery(pageRequested, function* ({ payload: { list, direction } }) {
    const page = yield* turnPage(list, direction)
    if (!page) return
    const key = cacheKey(list)
    releaseAll(shown.get(key)?.handles ?? [])
    shown.set(key, { list, handles: page.handles })
    yield* put(page.turned)
  })

  const listAnswered = (action: unknown) => {
    const key = answeredKey(action)
    return [...shown.values()].find(({ handles }) => handles.some(handle => handle.key === key))
  }

  yield* takeEvery(
    (action: unknown) => listAnswered(action) !== undefined,
    function* (action: unknown) {
      const state = yield* select((root: RootState) => root)
      const list = listAnswered(action)?.list
      if (list && selectIsPageEmpty(state, list))
        yield* put(pageRequested({ list, direction: 'previous' }))
    },
  )

  yield* takeEvery(pagesForgotten, function* ({ payload: { keep } }) {
    for (const [key, { handles }] of shown) {
      if (keep.includes(key)) continue
      yield* call(releaseAll, handles)
      shown.delete(key)
    }
  })
}
