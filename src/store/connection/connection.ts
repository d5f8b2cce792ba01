import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import type { ConnectionDecision, ConnectionEvent } from '@/machines/connection/connection.events'
import { eventOf } from '@/store/setup/event'
import { retryDelay } from '@/lib/retry'
import type { RootState } from '@/store/setup/state'
import { refetch } from '@/api/core/api'
import { isUnanswered } from '@/api/core/api-error'
import { refreshRequested } from '@/store/queries/slice'
import { dispatcher } from '@/store/setup/effects'

const event = eventOf<ConnectionEvent | ConnectionDecision>({ isLoggable: true })

const connectionChecked = event('connection/checked')
export const connectionRetried = event('connection/retried')
const checkStarted = event('connection/checkStarted')
export const connectionLost = event('connection/lost')
const connectionHeld = event('connection/held')
export const connectionRestored = event('connection/restored')

/** True while the connection to the API is lost. */
export const selectIsConnectionLost = (state: RootState) =>
  state.actors.connection?.tags.includes('lost') ?? false

/** True while checking whether the API responds. */
export const selectIsConnectionVerifying = (state: RootState) =>
  state.actors.connection?.value === 'verifying'

/** How often the connection has been lost. */
export const selectConnectionLosses = (state: RootState) =>
  state.actors.connection?.context.losses ?? 0

/** The number of unanswered checks in a row, which decides the wait before the next one. */
export const selectFailedChecks = (state: RootState) =>
  state.actors.connection?.context.failures ?? 0

/** Milliseconds from the last check to the next one; null while one is under way. */
export const selectCheckDelay = (state: RootState) =>
  state.actors.connection?.tags.includes('checking') ? null : retryDelay(selectFailedChecks(state))

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
