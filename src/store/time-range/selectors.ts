import { readRange, type TimeRange, type TimeWindow } from '@/lib/time-range'
import { selectPlace } from '@/store/navigation/selectors'
import type { RootState } from '@/store/setup/reducer'

/** The range that the address asks for. */
export const selectRange = (state: RootState): TimeRange =>
  readRange(selectPlace(state)?.search ?? '')

/** The time that the charts show; undefined before there are any. */
export const selectWindow = (state: RootState): TimeWindow | undefined =>
  state.timeRange.shown?.window

/** True while what the charts show is being read. */
export const selectIsReadingCharts = (state: RootState) => state.timeRange.isReading

/** True when the charts show what they showed before, because it could not be read again. */
export const selectIsWindowKept = (state: RootState) => state.timeRange.isKept

export const selectIsPaused = (state: RootState) => state.timeRange.isPaused
