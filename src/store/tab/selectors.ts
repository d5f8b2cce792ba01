import type { RootState } from '@/store/setup/state'

/** Whether the browser has a network: false only if it is certain that there is none. */
export const selectIsOnline = (state: RootState) => state.tab.isOnline

/** The origin of the console's address. */
export const selectOrigin = (state: RootState) => state.tab.origin

/** How many texts have been copied so far. */
export const selectCopies = (state: RootState) => state.tab.copies

/** Whether storage has refused what it should keep under a key: `local/basalt-drafts`. */
export const selectIsUnstored = (state: RootState, key: string) =>
  state.tab.unstored?.includes(key) ?? false

/** True while something is under way that would be lost with the tab. */
export const selectIsUnloadGuarded = (state: RootState) => state.tab.unloadGuards.length > 0
