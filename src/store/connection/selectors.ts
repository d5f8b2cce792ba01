import { retryDelay } from '@/lib/retry'
import type { RootState } from '@/store/setup/state'

/** True while the API is known not to answer. */
export const selectIsConnectionLost = (state: RootState) =>
  state.actors.connection?.tags.includes('lost') ?? false

/** True while it is being found out whether the API answers. */
export const selectIsConnectionVerifying = (state: RootState) =>
  state.actors.connection?.value === 'verifying'

/** How often the connection has been lost so far. */
export const selectConnectionLosses = (state: RootState) =>
  state.actors.connection?.context.losses ?? 0

/** Checks in a row that were not answered; the wait for the next one goes by it. */
export const selectFailedChecks = (state: RootState) =>
  state.actors.connection?.context.failures ?? 0

/** Milliseconds from the last check to the next one; null while one is under way. */
export const selectCheckDelay = (state: RootState) =>
  state.actors.connection?.tags.includes('checking') ? null : retryDelay(selectFailedChecks(state))
