import type { RootState } from '@/store/setup/reducer'

export const selectIsPaletteOpen = (state: RootState) => state.palette.isOpen
