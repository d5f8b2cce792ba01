import type { RootState } from '@/store/setup/reducer'

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
    : state.dialogs.awaited
}

/** True while another place is on its way to the screen. */
export const selectIsNavigating = (state: RootState) =>
  state.actors.navigation?.tags.includes('loading') ?? false

/** True while the user is asked whether the screen may be left. */
export const selectIsNavigationGuarded = (state: RootState) =>
  state.actors.navigation?.value === 'guarded'
