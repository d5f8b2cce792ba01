import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { NEWEST_VERSION, type KnownRelease } from '@/api/core/rack'
import { findRelease, NEWER_KEY, releaseFound } from '@/api/core/release'
import { dropUnused } from '@/api/core/unused'
import { FIRST_VERSIONED, type Release } from '@/api/releases/ladder'
import { navigationLoaded, navigationNotFound, navigationRetried } from '@/store/navigation/events'
import { selectLoadError, selectLocation, selectRoute } from '@/store/navigation/selectors'
import { refreshRequested } from '@/store/queries/slice'
import { matchOf } from '@/store/routing/match'
import { dispatcher, services } from '@/store/setup/effects'
import { absenceOf, missingFeature } from './absent'
import {
  newerDismissed,
  releaseCheckFinished,
  releaseCheckRequested,
  reloadRequested,
} from './slice'

/** Finds out again. What is known remains if the code for that does not load. */
function* find() {
  const given = yield* services()
  const dispatch = yield* dispatcher()
  yield* call(() => findRelease(given, dispatch).catch(() => undefined))
}

/** Opens the screen if the rack now has it, or says so if it no longer does. */
function* checkScreen(release: Release) {
  const { routes } = yield* services()
  const match = matchOf(routes, yield* select(selectRoute))
  if (!match) return
  const error = yield* select(selectLoadError)
  const feature = missingFeature(match, release)
  if (feature && error?.kind !== 'absent')
    yield* put(navigationNotFound({ error: absenceOf(feature) }))
  if (!feature && error?.kind === 'absent') yield* put(navigationRetried())
}

/** Racks before release 18 give a sign of their own when they are updated. */
function* keepAsking(known: KnownRelease) {
  const { ports } = yield* services()
  if (!(yield* select(selectLocation))) yield* take(navigationLoaded)
  const load = () => import('./asking.saga')
  const code = yield* call(() => ports.loadCode('release/asking', load).catch(() => null))
  if (code) yield* code.askAgain(known, find)
}

/** Refetches what is shown when the rack's release changes, and asks from time to time. */
export function* watchRelease() {
  const { ports } = yield* services()
  let before: Release | null = null

  yield* takeLatest(releaseFound, function* ({ payload: known }) {
    const { release } = known
    if (before !== null && before !== release) {
      const dispatch = yield* dispatcher()
      dispatch(dropUnused)
      yield* checkScreen(release)
      yield* put(refreshRequested())
    }
    before = release
    if (release >= FIRST_VERSIONED) yield* keepAsking(known)
  })

  yield* takeEvery(releaseCheckRequested, function* () {
    yield* find()
    yield* put(releaseCheckFinished())
  })

  yield* takeEvery(newerDismissed, () => {
    ports.storage.write('session', NEWER_KEY, NEWEST_VERSION)
  })

  yield* takeEvery(reloadRequested, function* () {
    const { path, search } = ports.history.current()
    yield* call(ports.leave, path + search)
  })
}
