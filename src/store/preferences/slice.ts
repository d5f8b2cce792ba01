import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'

/** The session storage key of the scroll position of a history entry. */
export const scrollKey = (entry: number): string => `scroll-position-${entry}`

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

/** Storage key of the chosen columns of lists: an object of arrays of ids, by the ids of the lists. */
export const COLUMNS_KEY = 'basalt-columns'

/** Storage key of shortcuts without a modifier: `off`, or nothing. */
export const SINGLE_KEYS_KEY = 'basalt-single-keys'

/** Whether a key alone is a shortcut: speech input and slips of the hand press such keys. */
export const singleKeysChosen = createEvent<{ isOn: boolean }>('preferences/singleKeysChosen', {
  isLoggable: true,
})

/** The columns that a list shows, in order; null for the usual ones. */
export const columnsChosen = createEvent<{ list: string; columns: readonly string[] | null }>(
  'preferences/columnsChosen',
  { isLoggable: true },
)

type Columns = Readonly<Record<string, readonly string[]>>

/** The columns that this browser has kept. */
export const columnsRestored = createEvent<{ columns: Columns }>('preferences/columnsRestored', {
  isLoggable: true,
})

/**
 * Clears the data this browser keeps: the theme, columns, shortcuts, drafts and scroll positions. `source` is that of
 * the confirmation.
 */
export const keptDataCleared = createEvent<{ source: string }>('preferences/keptDataCleared', {
  isLoggable: true,
})

/**
 * An issue of the system that the user has acknowledged, or a finding hidden on a home page; `time` in
 * milliseconds since the epoch.
 */
export interface Acknowledged {
  id: string
  time: number
}

/** The acknowledged issues that this browser has kept for the user. */
export const acknowledgedRestored = createEvent<{ acknowledged: readonly Acknowledged[] }>(
  'preferences/acknowledgedRestored',
  { isLoggable: true },
)

const NOTHING_CHOSEN = {
  theme: 'system' as Theme,
  columns: {} as Columns,
  hasSingleKeys: true,
  acknowledged: [] as readonly Acknowledged[],
}

/** The preferences in this browser. The preferences saga keeps them in local storage. */
export const preferences = createSlice({
  name: 'preferences',
  initialState: NOTHING_CHOSEN,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(themeChosen, (state, { payload }) => {
        state.theme = payload.theme
      })
      .addCase(themeFollowed, (state, { payload }) => {
        state.theme = payload.theme
      })
      .addCase(columnsRestored, (state, { payload }) => ({ ...state, columns: payload.columns }))
      .addCase(columnsChosen, (state, { payload: { list, columns } }) => {
        const { [list]: _before, ...others } = state.columns
        return { ...state, columns: columns ? { ...others, [list]: columns } : others }
      })
      .addCase(singleKeysChosen, (state, { payload }) => {
        state.hasSingleKeys = payload.isOn
      })
      .addCase(acknowledgedRestored, (state, { payload }) => ({ ...state, ...payload }))
      .addCase(keptDataCleared, () => NOTHING_CHOSEN),
})

interface State {
  preferences: typeof NOTHING_CHOSEN
}

/** The columns that the user has chosen for a list; undefined for the usual ones. */
export const selectKeptColumns = (state: State, list: string): readonly string[] | undefined =>
  state.preferences.columns[list]

/** Whether shortcuts without a modifier work. */
export const selectHasSingleKeys = (state: State) => state.preferences.hasSingleKeys

export const selectTheme = (state: State) => state.preferences.theme
