import { createSelector } from '@reduxjs/toolkit'
import { selectIsPollBehind } from '@/store/polling/slice'
import type { RootState } from '@/store/setup/state'
import { selectInterval, selectIsWindowKept, selectRange, selectWindow } from './selectors'

/** Whether the charts move to the present, and how old they are. */
export interface UpdatesViewModel {
  /** The end of their window, in milliseconds since the epoch; undefined for a custom range. */
  at: number | undefined
  /** How often they are updated, in milliseconds; 0 for never. */
  every: number
  /** The range is custom, so it does not move. */
  isFixed: boolean
  /** The last update failed, so the old window is still shown. */
  isKept: boolean
  isOld: boolean
}

const selectIsFixed = (state: RootState): boolean => selectRange(state).kind === 'custom'

/** The updates of the charts; `usual` is the default interval in milliseconds. */
export const selectUpdates = createSelector(
  [selectWindow, selectIsFixed, selectInterval, selectIsWindowKept, selectIsPollBehind],
  (window, isFixed, chosen, isKept, isBehind): UpdatesViewModel => {
    const every = isFixed ? 0 : chosen
    return {
      at: isFixed ? undefined : window?.end,
      every,
      isFixed,
      isKept,
      isOld: isBehind && every > 0,
    }
  },
)
