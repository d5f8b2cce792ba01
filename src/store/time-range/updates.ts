import { createSelector } from '@reduxjs/toolkit'
import { updateInterval, type TimeRange } from '@/lib/time-range'
import { selectIsPollBehind } from '@/store/polling/selectors'
import type { RootState } from '@/store/setup/reducer'
import { selectIsPaused, selectIsWindowKept, selectRange, selectWindow } from './selectors'

/** Whether the charts go along with the present, and how far they are behind it. */
export interface UpdatesViewModel {
  /** When what they show was read, in milliseconds since 1970. */
  at: number
  /** `minute`, `5 minutes`: how often they are read again. */
  every: string
  isPaused: boolean
  /** They could not be read again. */
  isKept: boolean
  isOld: boolean
}

const intervalInWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'minute' : `${minutes} minutes`
}

const selectWhetherFollowing = (state: RootState): TimeRange['kind'] => selectRange(state).kind

/** Undefined for a range that does not change, and before there is anything. */
export const selectUpdates = createSelector(
  [selectWindow, selectWhetherFollowing, selectIsPaused, selectIsWindowKept, selectIsPollBehind],
  (window, kind, isPaused, isKept, isOld): UpdatesViewModel | undefined =>
    window && kind === 'preset'
      ? { at: window.end, every: intervalInWords(updateInterval(window)), isPaused, isKept, isOld }
      : undefined,
)
