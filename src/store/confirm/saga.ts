import { put, takeEvery } from 'typed-redux-saga'
import { confirmCarriedOut } from './events'

/** Lets happen what was confirmed. */
export function* watchConfirm() {
  yield* takeEvery(confirmCarriedOut, function* ({ payload }) {
    yield* put(payload.event)
  })
}
