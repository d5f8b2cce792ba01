import type { TimeWindow } from '@/lib/time-range'
import { createEvent } from '@/store/setup/event'

const isLoggable = true

/**
 * The charts now show this window. `range` identifies the chosen range; `at` is when the window was
 * computed, in milliseconds since the epoch.
 */
export const windowShown = createEvent<{ range: string; window: TimeWindow; at: number }>(
  'timeRange/windowShown',
  { isLoggable },
)

/** The data of the charts are being read. */
export const readingStarted = createEvent('timeRange/readingStarted', { isLoggable })
/** The data have been read. `isKept`: reading failed, and the charts still show their old data. */
export const readingFinished = createEvent<{ isKept: boolean }>('timeRange/readingFinished', {
  isLoggable,
})

/** The charts are due to move to the present. */
export const updateDue = createEvent('timeRange/updateDue', { isLoggable })

/** The user wants the charts to move to the present now. */
export const updateRequested = createEvent('timeRange/updateRequested', { isLoggable })

/** How often the charts move to the present, in milliseconds; 0 is never. */
export const intervalChosen = createEvent<{ every: number }>('timeRange/intervalChosen', {
  isLoggable,
})

/** No screen with charts is shown any longer. */
export const chartsLeft = createEvent('timeRange/chartsLeft', { isLoggable })
