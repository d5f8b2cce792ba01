import type { ConnectionDecision, ConnectionEvent } from '@/machines/connection/connection.events'
import { eventOf } from '@/store/setup/event'
import { retryDelay } from '@/lib/retry'
import type { RootState } from '@/store/setup/state'

const event = eventOf<ConnectionEvent | ConnectionDecision>({ isLoggable: true })

export const connectionChecked = event('connection/checked')
export const connectionRetried = event('connection/retried')
export const checkStarted = event('connection/checkStarted')
export const connectionLost = event('connection/lost')
export const connectionHeld = event('connection/held')
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
