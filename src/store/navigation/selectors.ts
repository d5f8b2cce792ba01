import { createSelector } from '@reduxjs/toolkit'
import type { RichPart } from '@/lib/rich-text'
import type { RootState } from '@/store/setup/reducer'
import type { ToastPart } from '@/store/toasts/slice'

export const selectPlace = (state: RootState) => state.actors.navigation?.context.place ?? null

/** How the present place was come to: `push` for a followed link, `browser` for back and forward. */
export const selectArrival = (state: RootState) => state.actors.navigation?.context.arrival ?? null

/** Why the present place could not be shown. Stays until the next place is there. */
export const selectLoadError = (state: RootState) => state.actors.navigation?.context.error ?? null

/** Names the place or form that has been loading long enough to be seen; null while none has. */
export const selectVisibleLoad = (state: RootState) => {
  const { navigation } = state.actors
  const target = navigation?.context.target
  return target && navigation.tags.includes('visiblyLoading')
    ? target.path + target.search
    : state.page.awaitedForm
}

/** True while another place is on its way to the screen. */
export const selectIsNavigating = (state: RootState) =>
  state.actors.navigation?.tags.includes('loading') ?? false

/** True while the user is asked whether the page may be left. */
export const selectIsPageGuarded = (state: RootState) =>
  state.actors.navigation?.value === 'guarded'

/** What the user is being asked to confirm. */
export const selectQuestion = (state: RootState) => state.actors.confirm?.context.request ?? null

/** True while what was confirmed is being done. */
export const selectIsCarryingOut = (state: RootState) =>
  state.actors.confirm?.tags.includes('busy') ?? false

const isWritten = (part: ToastPart): part is RichPart =>
  typeof part === 'string' || 'emphasis' in part

/** The toasts as they are read, oldest first. */
export const selectToasts = createSelector(
  (state: RootState) => state.toasts.shown,
  toasts => toasts.map(toast => ({ ...toast, content: toast.content.filter(isWritten) })),
)

export const selectTheme = (state: RootState) => state.preferences.theme
export const selectIsPaletteOpen = (state: RootState) => state.palette.isOpen
export const selectIsRefreshing = (state: RootState) => state.page.isRefreshing
