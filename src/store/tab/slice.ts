import { createSlice } from '@reduxjs/toolkit'
import { connectionChanged, visibilityChanged } from './events'

/** What the browser says of its tab: seen or hidden, online or not. */
export const tab = createSlice({
  name: 'tab',
  initialState: { isVisible: true, isOnline: true },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(visibilityChanged, (state, { payload }) => {
        state.isVisible = payload.visible
      })
      .addCase(connectionChanged, (state, { payload }) => {
        state.isOnline = payload.online
      }),
})
