import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import { isUnanswered } from '@/api/core/api-error'
import { refreshRequested } from '@/store/queries/slice'
import { dispatcher } from '@/store/setup/effects'
import {
  checkStarted,
  connectionChecked,
  connectionHeld,
  connectionLost,
  connectionRestored,
  selectIsConnectionVerifying,
  selectIsConnectionLost,
} from './connection'

const ping = { endpoint: 'ping', args: {} } as const

/** Whether the connection to the API is lost. Waits for a check that is under way. */
export function* isConnectionLost() {
  if (yield* select(selectIsConnectionVerifying)) yield* take([connectionLost, connectionHeld])
  return yield* select(selectIsConnectionLost)
}

/** Checks the connection when it is in doubt, and refetches what is shown when it is restored. */
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
