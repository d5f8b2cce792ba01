import { createSlice } from '@reduxjs/toolkit'
import { refreshFinished, refreshRequested } from './events'

/** Whether a refresh of the whole screen is under way. */
export const queries = createSlice({
  name: 'queries',
  initialState: { isRefreshing: false },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(refreshRequested, state => {
        state.isRefreshing = true
      })
      .addCase(refreshFinished, state => {
        state.isRefreshing = false
      }),
})
