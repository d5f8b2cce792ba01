import { createSlice } from '@reduxjs/toolkit'
import { navigationLoaded } from '@/store/navigation/events'
import { pollCaughtUp, pollFellBehind } from './events'

/** Whether the data of the screen's poll are older than they should be. */
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
