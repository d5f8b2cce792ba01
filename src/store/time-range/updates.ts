import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/core/api-error'
import type { ChartData } from '@/lib/chart-data'
import { mayRetry } from '@/machines/navigation/navigation.machine'
import { failureKind } from '@/store/navigation/problem'
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

/** The data of a chart whose values could not be read. */
export const chartFailure = weakMapMemoize((error: ApiError): ChartData => {
  const { message, cause = message, requestId, statusCode } = error
  return {
    kind: 'failed',
    title: statusCode === 403 ? 'No access' : 'Something went wrong',
    message: cause,
    requestId,
    mayRetry: mayRetry({ kind: failureKind(error), status: statusCode ?? 0 }),
  }
})
