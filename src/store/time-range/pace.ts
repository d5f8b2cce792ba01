import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { readRange } from '@/lib/time-range'
import { selectPlace } from '@/store/navigation/selectors'
import type { Pace } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/reducer'
import { updateDue } from './events'
import { selectInterval } from './selectors'

/**
 * When the charts go along with the present: never while they are read or have nothing to show yet,
 * while that is off, or where somebody has chosen a time of their own.
 */
export const chartsPace = (state: RootState, queries: readonly Query[], usual: number): Pace => {
  const { shown, isReading } = state.timeRange
  const every = selectInterval(state, usual)
  const range = readRange(selectPlace(state)?.search ?? '')
  const answered = queries.find(query => selectEntry(state, query)?.fulfilledTimeStamp)
  if (!shown || !answered || isReading || every === 0 || range.kind === 'custom') return null
  return { query: answered, every, event: updateDue() }
}
