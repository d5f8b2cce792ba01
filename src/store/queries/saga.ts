import { all, call, put, select, takeEvery } from 'typed-redux-saga'
import { refetchSubscribed, type QueryHandle } from '@/api/core/api'
import { selectSupports } from '@/store/release/selectors'
import { sessionQueries } from '@/store/session/queries'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
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
    const state = yield* select((root: RootState) => root)
    const except = sessionQueries(feature => selectSupports(state, feature))
    yield* call(refetchSubscribed, dispatch, { except })
    const { refreshes } = yield* services()
    yield* all(Array.from(refreshes, untilRead => call(untilRead)))
    yield* put(refreshFinished())
  })
}
