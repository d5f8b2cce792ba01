import { createSlice } from '@reduxjs/toolkit'
import * as events from './events'

interface TimeRangeState {
  /** The chosen range and the charts' window of it; null while there are no charts. */
  shown: events.ShownWindow | null
  isReading: boolean
  /** The last reading failed, so the old window is still shown. */
  isKept: boolean
  /** How often the charts move to the present, in milliseconds; 0 is never, null is the default. */
  every: number | null
}

const initialState: TimeRangeState = {
  shown: null,
  isReading: false,
  isKept: false,
  every: null,
}

/** The time window of the screen's charts, and how it moves to the present. */
export const timeRange = createSlice({
  name: 'timeRange',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(events.windowShown, (state, { payload }) => {
        if (state.shown?.routes !== payload.routes) return { ...initialState, shown: payload }
        if (state.shown.range !== payload.range) state.isKept = false
        state.shown = payload
        return undefined
      })
      .addCase(events.readingStarted, state => {
        state.isReading = true
      })
      .addCase(events.readingFinished, (state, { payload }) => {
        state.isReading = false
        state.isKept = payload.isKept
      })
      .addCase(events.intervalChosen, (state, { payload }) => {
        state.every = payload.every
      })
      .addCase(events.chartsLeft, (state, { payload }) =>
        state.shown?.routes === payload.routes ? initialState : state,
      ),
})
