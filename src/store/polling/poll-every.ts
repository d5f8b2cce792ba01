import type { Query } from '@/api/operations/table'
import { updateIntervals } from '@/lib/time-choices'
import type { Poll } from './poll'

/** The interval in the address, in milliseconds; 0 for never. `usual` is the default. */
export const chosenInterval = (every: string | undefined, usual: number): number =>
  updateIntervals.find(each => `${each.every}` === every)?.every ?? usual

/** Polls one answer as often as the address says, `usual` being the default in milliseconds. */
export const pollEvery =
  (query: Query, usual: number): Poll =>
  ({ every }) => {
    const intervalMs = chosenInterval(every, usual)
    return {
      queries: () => [query],
      schedule: () => (intervalMs > 0 ? { query, intervalMs } : null),
    }
  }
