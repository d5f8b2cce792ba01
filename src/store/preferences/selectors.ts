import type { RootState } from '@/store/setup/state'

/** The columns that the user has chosen for a list; undefined for the usual ones. */
export const selectKeptColumns = (state: RootState, list: string): readonly string[] | undefined =>
  state.preferences.columns[list]

/** Whether shortcuts without a modifier work. */
export const selectHasSingleKeys = (state: RootState) => state.preferences.hasSingleKeys

export const selectTheme = (state: RootState) => state.preferences.theme
