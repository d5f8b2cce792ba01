import { createSlice } from '@reduxjs/toolkit'
import { connectionChanged, unloadGuarded, unloadUnguarded, visibilityChanged } from './events'

interface TabState {
  isVisible: boolean
  isOnline: boolean
  /** Names of what would be lost with the tab. */
  unloadGuards: string[]
}

const initialState: TabState = { isVisible: true, isOnline: true, unloadGuards: [] }

/** The state of the browser's tab: visibility, network, and what would be lost with it. */
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
