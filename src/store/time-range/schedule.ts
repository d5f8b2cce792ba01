import { isAnyOf } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { readRange } from '@/lib/time-range'
import { selectLocation } from '@/store/navigation/selectors'
import type { PollSchedule } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/state'
import { intervalChosen, readingFinished, updateDue, windowShown } from './events'
import { selectInterval } from './selectors'

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
