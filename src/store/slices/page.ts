import { createSlice } from '@reduxjs/toolkit'
import { connectionChanged, visibilityChanged } from '../events/page'
import { refreshFinished, refreshRequested } from '../events/queries'

/** What the browser says of the page: seen or hidden, online or not; and whether all is being reread. */
export const page = createSlice({
  name: 'page',
  initialState: { isVisible: true, isOnline: true, isRefreshing: false },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(visibilityChanged, (state, { payload }) => {
        state.isVisible = payload.visible
      })
      .addCase(connectionChanged, (state, { payload }) => {
        state.isOnline = payload.online
      })
      .addCase(refreshRequested, state => {
        state.isRefreshing = true
      })
      .addCase(refreshFinished, state => {
        state.isRefreshing = false
      }),
})
