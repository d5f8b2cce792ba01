import type { RootState } from '@/store/setup/reducer'

export const selectTheme = (state: RootState) => state.preferences.theme
