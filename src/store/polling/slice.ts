import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import { navigationLoaded } from '@/store/navigation/events'

const isLoggable = true

/** The polled data are older than two of their intervals. */
export const pollFellBehind = createEvent('polling/fellBehind', { isLoggable })
/** The polled data have been refetched. */
export const pollCaughtUp = createEvent('polling/caughtUp', { isLoggable })

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

/** True if the polled data are older than two of their intervals. */
export const selectIsPollBehind = (state: { polling: { isBehind: boolean } }) =>
  state.polling.isBehind
