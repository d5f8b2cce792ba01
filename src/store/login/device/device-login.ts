import { createSelector } from '@reduxjs/toolkit'
import type {
  DeviceLoginDecision,
  DeviceLoginEvent,
} from '@/machines/device-login/device-login.machine'
import { eventOf } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'

/** Loggable: the code is no secret. It grants nothing on its own and expires within minutes. */
const event = eventOf<DeviceLoginEvent | DeviceLoginDecision>({ isLoggable: true })

export const deviceCodeChanged = event('deviceLogin/codeChanged')
export const deviceCodeSubmitted = event('deviceLogin/submitted')
export const deviceConfirmed = event('deviceLogin/confirmed')
export const deviceCheckFailed = event('deviceLogin/failed')
export const deviceCheckStarted = event('deviceLogin/checkStarted')
export const deviceAccepted = event('deviceLogin/accepted')

/** The id of the actor and the name of its machine. */
export const DEVICE_LOGIN = 'deviceLogin'

/** The state of the device login as its page shows it; empty before it has started. */
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
      /** The code is being checked or has been accepted, so the user can only wait. */
      isBusy: actor?.tags.includes('busy') ?? false,
      /** The code is complete and can be sent. */
      isReady: actor?.tags.includes('ready') ?? false,
      failedSubmits,
    }
  },
)
