import { call, fork, join, put, select, takeEvery } from 'typed-redux-saga'
import { cacheKey, isFulfilled, selectData, type QueryHandle } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { pageFailed, pageRequested, pagesForgotten, pageTurned } from './events'
import { selectIsPageDeserted } from './lists'
import { pageQuery, selectPageQuery, selectPageTokens } from './selectors'
import type { RootState } from '@/store/setup/reducer'
import { toastAdded } from '@/store/toasts/slice'
import { read, releaseAll } from '@/store/queries/reading'

const nextTokens = (state: RootState, list: Query) => {
  const page: unknown = selectData(state, selectPageQuery(state, list))
  const token = (page as { nextPage?: string | null } | undefined)?.nextPage
  const tokens = selectPageTokens(state, list)
  return token ? [...tokens, token] : tokens
}

/**
 * Turns the pages of lists. The rows on the screen stay until those of the other page are there. A
 * page seen before is shown from the cache at once and read again behind it. A last page whose rows
 * are all gone gives way to the one before.
 */
export function* watchPaging() {
  const held = new Map<string, { list: Query; handles: QueryHandle[] }>()

  yield* takeEvery(pageRequested, function* ({ payload: { list, direction } }) {
    const key = cacheKey(list)
    const state = yield* select((root: RootState) => root)
    const tokens =
      direction === 'next' ? nextTokens(state, list) : selectPageTokens(state, list).slice(0, -1)
    const handles: QueryHandle[] = []
    const page = pageQuery(list, tokens.at(-1))
    const reading = yield* fork(read, [page], handles)
    const isHeld = selectData(state, page) !== undefined
    const [error] = isHeld ? [] : yield* join(reading)
    if (error) {
      releaseAll(handles)
      yield* put(toastAdded({ variant: 'error', content: [error.message] }))
      yield* put(pageFailed({ key }))
      return
    }
    releaseAll(held.get(key)?.handles ?? [])
    held.set(key, { list, handles })
    yield* put(pageTurned({ key, tokens }))
  })

  yield* takeEvery(isFulfilled, function* () {
    const state = yield* select((root: RootState) => root)
    for (const { list } of held.values())
      if (selectIsPageDeserted(state, list))
        yield* put(pageRequested({ list, direction: 'previous' }))
  })

  yield* takeEvery(pagesForgotten, function* ({ payload: { keep } }) {
    for (const [key, { handles }] of held) {
      if (keep.includes(key)) continue
      yield* call(releaseAll, handles)
      held.delete(key)
    }
  })
}
