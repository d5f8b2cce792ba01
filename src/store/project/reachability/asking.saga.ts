import { call, put, race, select, take, takeLatest } from 'typed-redux-saga'
import { loadStarted, navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { wait } from '@/store/setup/effects'
import { checkChanged, type CheckFields } from './reachability'

/** In milliseconds. */
const PAUSE = 300

/** Keeps the question in the address, which the answer follows. */
export function* watchQuestion() {
  let waiting: CheckFields = {}
  yield* takeLatest(checkChanged, function* ({ payload: { fields, isTyped } }) {
    waiting = { ...waiting, ...fields }
    const { leaving } = isTyped
      ? yield* race({ pause: call(wait, PAUSE), leaving: take(loadStarted) })
      : { leaving: undefined }
    const changed = Object.entries(waiting)
    waiting = {}
    const location = yield* select(selectLocation)
    if (leaving || !location) return
    const params = new URLSearchParams(location.search)
    for (const [name, value] of changed) {
      if (value) params.set(name, value)
      else params.delete(name)
    }
    const query = params.size > 0 ? `?${String(params)}` : ''
    if (query === location.search) return
    yield* put(navigationRequested({ to: location.path + query, replace: true }))
  })
}
