import { createSelector } from '@reduxjs/toolkit'
import { selectIsPollBehind } from '@/store/polling/selectors'
import type { RootState } from '@/store/setup/state'
import {
  selectInterval,
  selectIsReadingCharts,
  selectIsWindowKept,
  selectRange,
  selectWindow,
} from './selectors'

/** Whether the charts go along with the present, and how far they are behind it. */
export interface UpdatesViewModel {
  /** When what they show was read, in milliseconds since 1970; undefined where that says nothing. */
  at: number | undefined
  /** How often they are read again, in milliseconds; 0 for never. */
  every: number
  /** They are of a time that does not move. */
  isFixed: boolean
  isReading: boolean
  /** They could not be read again. */
  isKept: boolean
  isOld: boolean
}

const selectIsFixed = (state: RootState): boolean => selectRange(state).kind === 'custom'

/** Where nothing else is chosen, they are read again each `usual` milliseconds. */
export const selectUpdates = createSelector(
  [
    selectWindow,
    selectIsFixed,
    selectInterval,
    selectIsReadingCharts,
    selectIsWindowKept,
    selectIsPollBehind,
  ],
  (window, isFixed, chosen, isReading, isKept, isBehind): UpdatesViewModel => {
    const every = isFixed ? 0 : chosen
    return {
      at: isFixed ? undefined : window?.end,
      every,
      isFixed,
      isReading,
      isKept,
      isOld: isBehind && every > 0,
    }
  },
)
