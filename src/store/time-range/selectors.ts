import { createSelector } from '@reduxjs/toolkit'
import { readRange, type TimeRange, type TimeWindow } from '@/lib/time-range'
import { selectLocation } from '@/store/navigation/selectors'
import type { RootState } from '@/store/setup/state'

/** The range that the address asks for. */
export const selectRange = createSelector(
  [(state: RootState) => selectLocation(state)?.search ?? ''],
  (search): TimeRange => readRange(search),
)

/** The time that the charts show; undefined before there are any. */
export const selectWindow = (state: RootState): TimeWindow | undefined =>
  state.timeRange.shown?.window

/** True while what the charts show is being read. */
export const selectIsReadingCharts = (state: RootState) => state.timeRange.isReading

/** True when the charts show what they showed before, because it could not be read again. */
export const selectIsWindowKept = (state: RootState) => state.timeRange.isKept

/** How often they go along with the present, in milliseconds, unless otherwise chosen; 0 is never. */
export const selectInterval = (state: RootState, usual: number): number =>
  state.timeRange.every ?? usual

/** When the time that they show was worked out, in milliseconds since 1970. */
export const selectShownAt = (state: RootState): number | undefined => state.timeRange.shown?.at
