import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '@/store/setup/state'

/** The id of the actor, and the name of its machine. */
export const DEVICE_LOGIN = 'deviceLogin'

/** The login of a device as its page shows it; an empty one before it has begun. */
export const selectDeviceLogin = createSelector(
  [(state: RootState) => state.actors[DEVICE_LOGIN]],
  actor => {
    const { code = '', message = null, failedSubmits = 0 } = actor?.context ?? {}
    const isRefused = actor?.value === 'refused'
    return {
      code,
      isRefused,
      /** Why the last code was not accepted, until it is changed or sent again. */
      failure: isRefused ? 'Code is invalid' : actor?.value === 'unchecked' ? message : null,
      /** Being checked, or accepted already: all that is left to do is to wait. */
      isBusy: actor?.tags.includes('busy') ?? false,
      /** There is a whole code that can be sent. */
      isReady: actor?.tags.includes('ready') ?? false,
      failedSubmits,
    }
  },
)
