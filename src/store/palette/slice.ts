import { createSlice, createSelector } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import { commandStarted } from '@/store/commands/events'
import { loadStarted, navigationLoaded } from '@/store/navigation/events'

/** A page that was opened, with the names in its address. */
export interface OpenedPage {
  path: string
  params: Readonly<Record<string, string>>
}

/** The shortcut was pressed: opens the palette, or closes it. */
export const paletteToggled = createEvent('palette/toggled', { isLoggable: true })
export const paletteOpened = createEvent('palette/opened', { isLoggable: true })
export const paletteClosed = createEvent('palette/closed', { isLoggable: true })

/** The projects that the user has opened in this browser, the latest first. */
export const projectsRestored = createEvent<{ projects: readonly string[] }>(
  'palette/projectsRestored',
  { isLoggable: true },
)

/** The pages opened before a reload, the latest first. */
export const recentRestored = createEvent<{ recent: readonly OpenedPage[] }>(
  'palette/recentRestored',
  { isLoggable: true },
)

/** Number of pages remembered. */
export const MOST_RECENT = 50

interface PaletteState {
  isOpen: boolean
  /** Pages of objects that were opened, the latest first. */
  recent: readonly OpenedPage[]
  /** Projects opened before this page load, the latest first. */
  projects?: readonly string[]
}

const initialState: PaletteState = { isOpen: false, recent: [] }

/** Whether the command palette is open, and what it offers first. Navigating closes it. */
export const palette = createSlice({
  name: 'palette',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(paletteToggled, state => {
        state.isOpen = !state.isOpen
      })
      .addCase(paletteOpened, state => {
        state.isOpen = true
      })
      .addCase(paletteClosed, state => {
        state.isOpen = false
      })
      .addCase(loadStarted, state => {
        state.isOpen = false
      })
      .addCase(recentRestored, (state, { payload }) => {
        state.recent = [...state.recent, ...payload.recent].slice(0, MOST_RECENT)
      })
      .addCase(projectsRestored, (state, { payload }) => {
        state.projects = [...payload.projects]
      })
      .addCase(navigationLoaded, (state, { payload: { location, route } }) => {
        const { path } = location
        if (!route || Object.keys(route.params).length === 0) return
        const others = state.recent.filter(page => page.path !== path)
        state.recent = [{ path, params: route.params }, ...others].slice(0, MOST_RECENT)
      })
      .addCase(commandStarted, (state, { payload: { command } }) => {
        const { endpoint, args } = command
        if (!endpoint.endsWith('Delete') || !('path' in args)) return
        const names: readonly unknown[] = Object.values(args.path ?? {})
        state.recent = state.recent.filter(
          ({ params }) => !Object.values(params).some(name => names.includes(name)),
        )
        if (state.projects && endpoint === 'projectDelete')
          state.projects = state.projects.filter(name => !names.includes(name))
      }),
})

interface State {
  palette: PaletteState
}

/** How many projects are remembered. */
export const MOST_PROJECTS = 10

/** The projects that the user has opened, the latest first. */
export const selectOpenedProjects = createSelector(
  [(state: State) => state.palette.recent, (state: State) => state.palette.projects],
  (recent, before = []) =>
    [...new Set([...recent.flatMap(({ params: { project } }) => project ?? []), ...before])].slice(
      0,
      MOST_PROJECTS,
    ),
)

export const selectIsPaletteOpen = (state: State) => state.palette.isOpen
