import { createSelector, isAnyOf } from '@reduxjs/toolkit'
import { readRange, type TimeRange, type TimeWindow } from '@/lib/time-range'
import { selectLocation } from '@/store/navigation/selectors'
import type { RootState } from '@/store/setup/state'
import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { PollSchedule } from '@/store/polling/poll'
import { intervalChosen, readingFinished, updateDue, windowShown } from './events'

/** The time range in the address. */
export const selectRange = createSelector(
  [(state: RootState) => selectLocation(state)?.search ?? ''],
  (search): TimeRange => readRange(search),
)

/** The time window of the charts; undefined before there are any. */
export const selectWindow = (state: RootState): TimeWindow | undefined =>
  state.timeRange.shown?.window

/** True while the data of the charts are being read. */
export const selectIsReadingCharts = (state: RootState) => state.timeRange.isReading

/** True if the charts still show an old window because reading the new one failed. */
export const selectIsWindowKept = (state: RootState) => state.timeRange.isKept

/**
 * How often the charts move to the present, in milliseconds; 0 is never. `usual` is the default.
 */
export const selectInterval = (state: RootState, usual: number): number =>
  state.timeRange.every ?? usual

/** When the window of the charts was computed, in milliseconds since the epoch. */
export const selectShownAt = (state: RootState): number | undefined => state.timeRange.shown?.at

/** Whether an event changes when the charts are due. */
export const isChartsRescheduledBy = isAnyOf(windowShown, readingFinished, intervalChosen)

/**
 * The schedule of moving the charts to the present; null while they are being read or have nothing
 * to show, while updates are off, and for a custom range.
 */
export const chartsSchedule = (
  state: RootState,
  queries: readonly Query[],
  usual: number,
): PollSchedule => {
  const { shown, isReading } = state.timeRange
  const intervalMs = selectInterval(state, usual)
  const range = readRange(selectLocation(state)?.search ?? '')
  const answered = queries.find(query => selectEntry(state, query)?.fulfilledTimeStamp)
  if (!shown || !answered || isReading || intervalMs === 0 || range.kind === 'custom') return null
  return { query: answered, intervalMs, event: updateDue() }
}
