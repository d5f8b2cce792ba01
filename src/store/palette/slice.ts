import { createSlice } from '@reduxjs/toolkit'
import { commandStarted } from '@/store/commands/events'
import { loadStarted, navigationLoaded } from '@/store/navigation/events'
import {
  paletteClosed,
  paletteOpened,
  paletteToggled,
  projectsRestored,
  recentRestored,
  type OpenedPage,
} from './events'

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
