import { retryDelay } from '@/lib/retry'
import { mayRetry } from '@/machines/navigation/navigation.rules'
import type { RootState } from '@/store/setup/state'

export const selectLocation = (state: RootState) =>
  state.actors.navigation?.context.location ?? null

/** The route of the present location; null before the first one, and where the address leads nowhere. */
export const selectRoute = (state: RootState) => state.actors.navigation?.context.route ?? null

/** How the present place was come to: `push` for a followed link, `browser` for back and forward. */
export const selectNavigationType = (state: RootState) =>
  state.actors.navigation?.context.navigationType ?? null

/** Why the present place could not be shown. Stays until the next place is there. */
export const selectLoadError = (state: RootState) => state.actors.navigation?.context.error ?? null

/** The route on the screen, unless an error stands in its place. */
export const selectShownRoute = (state: RootState) =>
  selectLoadError(state) ? null : selectRoute(state)

/** Names the place or form that has been loading long enough to be seen; null while none has. */
export const selectVisibleLoad = (state: RootState) => {
  const { navigation } = state.actors
  const target = navigation?.context.target
  if (target && navigation.tags.includes('visiblyLoading')) return target.path + target.search
  const { awaited } = state.dialogs
  return awaited?.isSlow ? awaited.form : null
}

/** True while another place is on its way to the screen. */
export const selectIsNavigating = (state: RootState) =>
  state.actors.navigation?.tags.includes('loading') ?? false

/** True while the user is asked whether the screen may be left. */
export const selectIsNavigationGuarded = (state: RootState) =>
  state.actors.navigation?.value === 'guarded'

/** What is asked before the screen is left, where it is not that what was typed would be lost. */
export const selectLeaveDialog = (state: RootState) =>
  state.actors.navigation?.context.leaveDialog ?? null

/** True while the place asked for waits until the API answers again. */
export const selectIsNavigationWaiting = (state: RootState) =>
  state.actors.navigation?.value === 'waiting'

/** Whether another try may end otherwise than the last one did. */
export const selectMayRetry = (state: RootState) => {
  const error = selectLoadError(state)
  return error !== null && mayRetry(error)
}

/** True while what failed is being tried again, the error still on the screen. */
export const selectIsRetrying = (state: RootState) =>
  selectLoadError(state) !== null && selectIsNavigating(state)

/** Tries in a row that failed; the wait for the next one goes by it. */
export const selectFailedTries = (state: RootState) =>
  state.actors.navigation?.context.failures ?? 0

/** Milliseconds from the last try to the next one; null where none comes by itself. */
export const selectRetryDelay = (state: RootState) =>
  state.actors.navigation?.value === 'retrying' ? retryDelay(selectFailedTries(state)) : null
