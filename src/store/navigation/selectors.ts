import { selectData } from '@/api/core/api'
import { retryDelay } from '@/lib/retry'
import { mayRetry } from '@/machines/navigation/navigation.machine'
import type { Crumb } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'

export const selectLocation = (state: RootState) =>
  state.actors.navigation?.context.location ?? null

/**
 * The route of the current location; null before the first one, and if no route matches the
 * address.
 */
export const selectRoute = (state: RootState) => state.actors.navigation?.context.route ?? null

/** How the current location was reached: `push` by a link, `browser` by back and forward. */
export const selectNavigationType = (state: RootState) =>
  state.actors.navigation?.context.navigationType ?? null

/** Why the current location could not be shown. Stays until the next one is ready. */
export const selectLoadError = (state: RootState) => state.actors.navigation?.context.error ?? null

/** The route on the screen; null while an error is shown instead. */
export const selectShownRoute = (state: RootState) =>
  selectLoadError(state) ? null : selectRoute(state)

/** Names the location or form that has been loading long enough to show it; null if none has. */
export const selectVisibleLoad = (state: RootState) => {
  const { navigation } = state.actors
  const target = navigation?.context.target
  if (target && navigation.tags.includes('visiblyLoading')) return target.path + target.search
  const { awaited } = state.dialogs
  return awaited?.isSlow ? awaited.form : null
}

/** The location that is being loaded; null if none is. */
export const selectTarget = (state: RootState) =>
  (selectIsNavigating(state) && state.actors.navigation?.context.target) || null

/** True if that takes so long that the skeleton of its page is shown. */
export const selectIsLoadSlow = (state: RootState) =>
  state.actors.navigation?.tags.includes('slowlyLoading') ?? false

/** True while another location is being loaded. */
export const selectIsNavigating = (state: RootState) =>
  state.actors.navigation?.tags.includes('loading') ?? false

/** True while the user is asked whether the screen may be left. */
export const selectIsNavigationGuarded = (state: RootState) =>
  state.actors.navigation?.value === 'guarded'

/** The dialog shown before leaving the screen; null if it is the one about unsaved changes. */
export const selectLeaveDialog = (state: RootState) =>
  state.actors.navigation?.context.leaveDialog ?? null

/** True while a requested location waits for the API to respond again. */
export const selectIsNavigationWaiting = (state: RootState) =>
  state.actors.navigation?.value === 'waiting'

/** Whether trying again may help. */
export const selectMayRetry = (state: RootState) => {
  const error = selectLoadError(state)
  return error !== null && mayRetry(error)
}

/** True while a failed location is being retried and its error is still on the screen. */
export const selectIsRetrying = (state: RootState) =>
  selectLoadError(state) !== null && selectIsNavigating(state)

/** The number of failed tries in a row, which decides the wait before the next one. */
export const selectFailedTries = (state: RootState) =>
  state.actors.navigation?.context.failures ?? 0

/** Milliseconds between the last try and the next; null if there is no automatic retry. */
export const selectRetryDelay = (state: RootState) =>
  state.actors.navigation?.value === 'retrying' ? retryDelay(selectFailedTries(state)) : null

/** The label of a crumb: the name of its object where that is known. */
export const selectCrumbLabel = (state: RootState, { label, nameIn }: Crumb): string =>
  nameIn?.(query => selectData(state, query), state.savedViews) ?? label
