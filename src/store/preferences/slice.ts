import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'

export type Theme = 'system' | 'dark' | 'light'

export const THEMES: readonly Theme[] = ['system', 'dark', 'light']

/** The key under which the chosen theme is kept; `theme/theme.js` reads it before first paint. */
export const THEME_KEY = 'basalt-theme'

export const themeChosen = createEvent<{ theme: Theme }>('preferences/themeChosen', {
  isLoggable: true,
})

/** Another tab has chosen it: nothing has to be kept. */
export const themeFollowed = createEvent<{ theme: Theme }>('preferences/themeFollowed', {
  isLoggable: true,
})

/** What was kept as a theme; the system's where that is none. */
export const themeOf = (kept: string): Theme =>
  THEMES.find(candidate => candidate === kept) ?? 'system'

/**
 * What this browser keeps of the console is to go: the theme, what was typed into forms, and how far
 * down pages stood. `source`
 * is that of the question that it was the answer to.
 */
export const keptDataCleared = createEvent<{ source: string }>('preferences/keptDataCleared', {
  isLoggable: true,
})

/** What this browser's user prefers. Kept in local storage by the preferences saga. */
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
