import { createSlice } from '@reduxjs/toolkit'
import { navigationLoaded } from '@/store/navigation/events'
import { pollCaughtUp, pollFellBehind } from './events'

/** Whether what the screen's poll reads is older than it should be. */
export const polling = createSlice({
  name: 'polling',
  initialState: { isBehind: false },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(pollFellBehind, state => {
        state.isBehind = true
      })
      .addCase(pollCaughtUp, state => {
        state.isBehind = false
      })
      .addCase(navigationLoaded, state => {
        state.isBehind = false
      }),
})
