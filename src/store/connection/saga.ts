import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import { isUnanswered } from '@/api/core/failures'
import { refreshRequested } from '@/store/queries/events'
import { dispatcher } from '@/store/setup/effects'
import {
  checkStarted,
  connectionChecked,
  connectionHeld,
  connectionLost,
  connectionRestored,
} from './events'
import { selectIsConnectionVerifying, selectIsConnectionLost } from './selectors'

const ping = { endpoint: 'ping', args: {} } as const

/** Whether the API is known not to answer, once that has been found out. */
export function* isConnectionLost() {
  if (yield* select(selectIsConnectionVerifying)) yield* take([connectionLost, connectionHeld])
  return yield* select(selectIsConnectionLost)
}

/** Checks the connection when it is in doubt, and reads again what is shown when it is back. */
export function* watchConnection() {
  yield* takeLatest(checkStarted, function* () {
    const dispatch = yield* dispatcher()
    const outcome = yield* call(() => refetch(dispatch, ping))
    const isAnswered = !('error' in outcome) || !isUnanswered(outcome.error)
    yield* put(connectionChecked({ isAnswered }))
  })
  yield* takeEvery(connectionRestored, function* () {
    yield* put(refreshRequested())
  })
}
