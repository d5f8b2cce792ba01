import type { RootState } from '@/store/setup/state'

/** What the browser says of the network: false only where there is none. */
export const selectIsOnline = (state: RootState) => state.tab.isOnline

/** True while something is under way that would be lost with the tab. */
export const selectIsUnloadGuarded = (state: RootState) => state.tab.unloadGuards.length > 0
