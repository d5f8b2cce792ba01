import { call, put, takeEvery } from 'typed-redux-saga'
import { refetchSubscribed, type QueryHandle } from '@/api/core/api'
import { queriesReleased, queriesWanted, refreshFinished, refreshRequested } from './events'
import { read, releaseAll } from './reading'
import { SESSION_QUERIES } from '@/store/navigation/loading'
import { dispatcher } from '@/store/setup/effects'

/**
 * Holds the queries that parts of the screen want, and rereads everything held when asked to: all
 * but who is signed in, which every navigation sees to.
 */
export function* watchQueries() {
  const held = new Map<string, QueryHandle[]>()

  yield* takeEvery(queriesWanted, function* ({ payload: { owner, queries } }) {
    const handles: QueryHandle[] = []
    releaseAll(held.get(owner) ?? [])
    held.set(owner, handles)
    yield* read(queries, handles)
  })

  yield* takeEvery(queriesReleased, function* ({ payload: { owner } }) {
    yield* call(releaseAll, held.get(owner) ?? [])
    held.delete(owner)
  })

  yield* takeEvery(refreshRequested, function* () {
    const dispatch = yield* dispatcher()
    yield* call(refetchSubscribed, dispatch, { except: SESSION_QUERIES })
    yield* put(refreshFinished())
  })
}
