import type { RootState } from '@/store/setup/state'

export const selectIsPaletteOpen = (state: RootState) => state.palette.isOpen
