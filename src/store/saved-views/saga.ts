import { put, select, take, takeEvery } from 'typed-redux-saga'
import { keptDataCleared } from '@/store/preferences/slice'
import { sessionEstablished } from '@/store/session/events'
import { selectOwner } from '@/store/session/selectors'
import { services } from '@/store/setup/effects'
import { viewsChanged, viewsRestored } from './events'
import { changeViews, keptViews } from './views'

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
  yield* takeEvery(keptDataCleared, function* () {
    keptViews.write(ports.storage, user, [])
    yield* put(viewsRestored({ views: [] }))
  })
}
