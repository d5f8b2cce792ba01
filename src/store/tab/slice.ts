import { createSlice } from '@reduxjs/toolkit'
import { connectionChanged, unloadGuarded, unloadUnguarded, visibilityChanged } from './events'

interface TabState {
  isVisible: boolean
  isOnline: boolean
  /** What would be lost with the tab, by name. */
  unloadGuards: string[]
}

const initialState: TabState = { isVisible: true, isOnline: true, unloadGuards: [] }

/** What the browser says of its tab, seen or hidden, online or not, and what it must not lose. */
export const tab = createSlice({
  name: 'tab',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(visibilityChanged, (state, { payload }) => {
        state.isVisible = payload.visible
      })
      .addCase(connectionChanged, (state, { payload }) => {
        state.isOnline = payload.online
      })
      .addCase(unloadGuarded, (state, { payload }) => {
        if (!state.unloadGuards.includes(payload.by)) state.unloadGuards.push(payload.by)
      })
      .addCase(unloadUnguarded, (state, { payload }) => {
        state.unloadGuards = state.unloadGuards.filter(by => by !== payload.by)
      }),
})
