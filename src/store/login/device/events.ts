import type {
  DeviceLoginDecision,
  DeviceLoginEvent,
} from '@/machines/device-login/device-login.events'
import { eventOf } from '@/store/setup/event'

/** Loggable: the code is no secret. It grants nothing on its own and expires within minutes. */
const event = eventOf<DeviceLoginEvent | DeviceLoginDecision>({ isLoggable: true })

export const deviceCodeChanged = event('deviceLogin/codeChanged')
export const deviceCodeSubmitted = event('deviceLogin/submitted')
export const deviceConfirmed = event('deviceLogin/confirmed')
export const deviceCheckFailed = event('deviceLogin/failed')
export const deviceCheckStarted = event('deviceLogin/checkStarted')
export const deviceAccepted = event('deviceLogin/accepted')
