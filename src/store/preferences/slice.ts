import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'

export type Theme = 'system' | 'dark' | 'light'

export const THEMES: readonly Theme[] = ['system', 'dark', 'light']

/** Storage key of the chosen theme; `theme/theme.js` reads it before first paint. */
export const THEME_KEY = 'basalt-theme'

export const themeChosen = createEvent<{ theme: Theme }>('preferences/themeChosen', {
  isLoggable: true,
})

/** Another tab has chosen a theme and stored it. */
export const themeFollowed = createEvent<{ theme: Theme }>('preferences/themeFollowed', {
  isLoggable: true,
})

/** The theme of a stored value; `system` if that is invalid. */
export const themeOf = (kept: string): Theme =>
  THEMES.find(candidate => candidate === kept) ?? 'system'

/**
 * Clears the data this browser keeps: the theme, drafts and scroll positions. `source` is that of
 * the confirmation.
 */
export const keptDataCleared = createEvent<{ source: string }>('preferences/keptDataCleared', {
  isLoggable: true,
})

/** The preferences in this browser. The preferences saga keeps them in local storage. */
export const preferences = createSlice({
  name: 'preferences',
  initialState: { theme: 'system' as Theme },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(themeChosen, (state, { payload }) => {
        state.theme = payload.theme
      })
      .addCase(themeFollowed, (state, { payload }) => {
        state.theme = payload.theme
      })
      .addCase(keptDataCleared, state => {
        state.theme = 'system'
      }),
})
