import type { RootState } from '@/store/setup/reducer'

/** What the browser says of the network: false only where there is none. */
export const selectIsOnline = (state: RootState) => state.tab.isOnline
