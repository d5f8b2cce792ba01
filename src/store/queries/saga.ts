import { all, call, fork, put, select, takeEvery } from 'typed-redux-saga'
import { cacheKey } from '@/api/core/cache-key'
import { isOlder, refetch, refetchSubscribed, type QueryHandle } from '@/api/core/api'
import { selectSupports } from '@/store/release/release'
import { sessionQueries } from '@/store/session/queries'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import {
  queriesReleased,
  queriesRetried,
  queriesWanted,
  refreshFinished,
  refreshRequested,
} from './slice'
import { releaseAll, subscribe } from './subscribe'

/** Number of old answers that are read again at the same time, such as for rows scrolled into view. */
const AT_ONCE = 6

/**
 * Subscribes to the queries that parts of the screen need, and reads old answers again in turn, apart
 * from those that the same part needed already. A refresh refetches everything with a subscriber,
 * except the session, which every navigation checks.
 */
export function* watchQueries() {
  const byOwner = new Map<string, QueryHandle[]>()
  /** Each reads an old answer again if that is still wanted. */
  const old: (() => unknown)[] = []
  let running = 0

  function* rereadOld() {
    running += 1
    for (let next = old.shift(); next; next = old.shift()) yield* call(next)
    running -= 1
  }

  yield* takeEvery(queriesWanted, function* ({ payload: { owner, queries } }) {
    const dispatch = yield* dispatcher()
    const handles = byOwner.get(owner) ?? []
    byOwner.set(owner, handles)
    const [wanted, held] = [new Set(queries.map(cacheKey)), new Set(handles.map(({ key }) => key))]
    const left = handles.filter(({ key }) => !wanted.has(key))
    handles.splice(0, handles.length, ...handles.filter(({ key }) => wanted.has(key)))
    const added = queries.filter(query => !held.has(cacheKey(query)))
    for (const query of added) {
      // Meanwhile, another part of the screen may have read it.
      const reread = () =>
        handles.some(({ key }) => key === cacheKey(query)) &&
        isOlder(dispatch, query) &&
        refetch(dispatch, query)
      if (isOlder(dispatch, query)) old.push(reread)
    }
    yield* subscribe(added, handles, Infinity)
    releaseAll(left)
    for (let more = Math.min(AT_ONCE - running, old.length); more > 0; more -= 1)
      yield* fork(rereadOld)
  })

  yield* takeEvery(queriesReleased, function* ({ payload: { owner } }) {
    const handles = byOwner.get(owner) ?? []
    byOwner.delete(owner)
    yield* call(releaseAll, handles.splice(0))
  })

  yield* takeEvery(queriesRetried, function* ({ payload }) {
    const dispatch = yield* dispatcher()
    yield* all(payload.queries.map(query => call(refetch, dispatch, query)))
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
