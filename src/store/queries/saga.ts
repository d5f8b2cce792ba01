import { all, call, put, takeEvery } from 'typed-redux-saga'
import { refetchSubscribed, type QueryHandle } from '@/api/core/api'
import { SESSION_QUERIES } from '@/store/session/queries'
import { dispatcher, services } from '@/store/setup/effects'
import { queriesReleased, queriesWanted, refreshFinished, refreshRequested } from './events'
import { read, releaseAll } from './subscribe'

/**
 * Subscribes to the queries that parts of the screen need. A refresh refetches everything with a
 * subscriber, except the session, which every navigation checks.
 */
export function* watchQueries() {
  const byOwner = new Map<string, QueryHandle[]>()

  yield* takeEvery(queriesWanted, function* ({ payload: { owner, queries } }) {
    const handles: QueryHandle[] = []
    releaseAll(byOwner.get(owner) ?? [])
    byOwner.set(owner, handles)
    yield* read(queries, handles)
  })

  yield* takeEvery(queriesReleased, function* ({ payload: { owner } }) {
    yield* call(releaseAll, byOwner.get(owner) ?? [])
    byOwner.delete(owner)
  })

  yield* takeEvery(refreshRequested, function* () {
    const dispatch = yield* dispatcher()
    yield* call(refetchSubscribed, dispatch, { except: SESSION_QUERIES })
    const { refreshes } = yield* services()
    yield* all(Array.from(refreshes, untilRead => call(untilRead)))
    yield* put(refreshFinished())
  })
}
