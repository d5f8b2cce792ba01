import { put, select, take, takeEvery } from 'typed-redux-saga'
import { keptDataCleared } from '@/store/preferences/slice'
import { sessionEstablished, selectOwner } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import { storageChanged } from '@/store/tab/slice'
import { toastAdded } from '@/store/toasts/slice'
import { viewsChanged, viewsRestored, changeViews, keptViews, VIEWS_SLOT } from './views'

/** Reads the saved views of the user again, which other tabs may have changed. */
export function* readViewsAgain() {
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  if (user === null) return
  const views = ports.validateSecret(() => keptViews.read(ports.storage, user))
  yield* put(viewsRestored({ views }))
}

/** Restores the saved views of the user, and stores each change. */
export function* watchSavedViews() {
  yield* take(sessionEstablished)
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  if (user === null) return
  const read = () => ports.validateSecret(() => keptViews.read(ports.storage, user))
  const kept = read()
  if (kept.length > 0) yield* put(viewsRestored({ views: kept }))
  yield* takeEvery(viewsChanged, function* ({ payload }) {
    // Another tab may have stored others since.
    const views = changeViews(read(), payload)
    keptViews.write(ports.storage, user, views)
    yield* put(viewsRestored({ views }))
  })
  yield* takeEvery(storageChanged, function* ({ payload: { key, isStored } }) {
    if (key === VIEWS_SLOT && !isStored)
      yield* put(
        toastAdded({
          variant: 'error',
          title: 'Could not store your views',
          content: [
            'This browser has no room. The change is lost when this tab is closed or reloaded.',
          ],
        }),
      )
  })
  yield* takeEvery(keptDataCleared, function* () {
    keptViews.write(ports.storage, user, [])
    yield* put(viewsRestored({ views: [] }))
  })
}
