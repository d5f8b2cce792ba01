import { retryDelay } from '@/lib/retry'
import type { RootState } from '@/store/setup/state'

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
