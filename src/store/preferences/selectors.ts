import type { RootState } from '@/store/setup/state'

export const selectTheme = (state: RootState) => state.preferences.theme
