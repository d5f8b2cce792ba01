import { call, put, takeEvery } from 'typed-redux-saga'
import { copyRequested } from './events'
import { toastAdded } from '@/store/toasts/slice'
import { surroundings } from '@/store/setup/effects'

/** Puts text on the clipboard. Silent, unless the browser refuses. */
export function* watchCopy() {
  const { ports } = yield* surroundings()
  yield* takeEvery(copyRequested, function* ({ payload }) {
    try {
      yield* call(ports.copyText, payload.text)
    } catch {
      yield* put(toastAdded({ variant: 'error', content: ['The browser did not allow copying.'] }))
    }
  })
}
