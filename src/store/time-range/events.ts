import type { TimeWindow } from '@/lib/time-range'
import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** The time window of charts. */
export interface ShownWindow {
  /** The screens whose charts show it: see `Charts`. */
  routes: string
  /** Identifies the chosen range. */
  range: string
  window: TimeWindow
  /** When it was computed, in milliseconds since the epoch. */
  at: number
}

/** The charts now show this window. */
export const windowShown = createEvent<ShownWindow>('timeRange/windowShown', { isLoggable })

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

/** The screens of these charts have been left, for those of others or for none. */
export const chartsLeft = createEvent<Pick<ShownWindow, 'routes'>>('timeRange/chartsLeft', {
  isLoggable,
})
