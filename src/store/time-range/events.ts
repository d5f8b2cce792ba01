import type { TimeWindow } from '@/lib/time-range'
import { createEvent } from '@/store/setup/event'

const isLoggable = true

/**
 * The charts of the screen show this time now. `range` tells it apart from other choices; `at` is
 * when it was worked out, in milliseconds since 1970.
 */
export const windowShown = createEvent<{ range: string; window: TimeWindow; at: number }>(
  'timeRange/windowShown',
  { isLoggable },
)

/** What the charts show is being read. */
export const readingStarted = createEvent('timeRange/readingStarted', { isLoggable })
/** It has been. `isKept`: it could not be, and what was there before is shown instead. */
export const readingFinished = createEvent<{ isKept: boolean }>('timeRange/readingFinished', {
  isLoggable,
})

/** It is time to go along with the present. */
export const updateDue = createEvent('timeRange/updateDue', { isLoggable })

/** Somebody wants them to do so now. */
export const updateRequested = createEvent('timeRange/updateRequested', { isLoggable })

/** How often they are to do so by themselves, in milliseconds; 0 is never. */
export const intervalChosen = createEvent<{ every: number }>('timeRange/intervalChosen', {
  isLoggable,
})

/** No screen with charts is shown any more. */
export const chartsLeft = createEvent('timeRange/chartsLeft', { isLoggable })
