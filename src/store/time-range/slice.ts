import { createSlice } from '@reduxjs/toolkit'
import type { TimeWindow } from '@/lib/time-range'
import { chartsLeft, intervalChosen, readingFinished, readingStarted, windowShown } from './events'

interface TimeRangeState {
  /** What was chosen, and the time that the charts show of it; null while there are no charts. */
  shown: { range: string; window: TimeWindow; at: number } | null
  isReading: boolean
  /** The last reading failed, and what it was to replace is still there. */
  isKept: boolean
  /** How often the charts go along with the present, where somebody chose that; 0 is never. */
  every: number | null
}

const initialState: TimeRangeState = {
  shown: null,
  isReading: false,
  isKept: false,
  every: null,
}

/** The time that the charts of the screen show, and whether it goes along with the present. */
export const timeRange = createSlice({
  name: 'timeRange',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(windowShown, (state, { payload }) => {
        if (state.shown?.range !== payload.range) state.isKept = false
        state.shown = payload
      })
      .addCase(readingStarted, state => {
        state.isReading = true
      })
      .addCase(readingFinished, (state, { payload }) => {
        state.isReading = false
        state.isKept = payload.isKept
      })
      .addCase(intervalChosen, (state, { payload }) => {
        state.every = payload.every
      })
      .addCase(chartsLeft, () => initialState),
})
