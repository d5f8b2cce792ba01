import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { readRange, updateInterval } from '@/lib/time-range'
import { selectPlace } from '@/store/navigation/selectors'
import type { Pace } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/reducer'
import { updateDue } from './events'

/**
 * When the charts go along with the present: never while they are read or have nothing to show yet,
 * while that is paused, or where somebody has chosen a time of their own.
 */
export const chartsPace = (state: RootState, queries: readonly Query[]): Pace => {
  const { shown, isReading, isPaused } = state.timeRange
  const range = readRange(selectPlace(state)?.search ?? '')
  const answered = queries.find(query => selectEntry(state, query)?.fulfilledTimeStamp)
  if (!shown || !answered || isReading || isPaused || range.kind === 'custom') return null
  return { query: answered, every: updateInterval(shown.window), event: updateDue() }
}
