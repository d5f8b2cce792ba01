import type {
  DeviceLoginDecision,
  DeviceLoginEvent,
} from '@/machines/device-login/device-login.events'
import { eventOf } from '@/store/setup/event'

/** The code is no secret: by itself it opens nothing, and it holds for minutes. */
const event = eventOf<DeviceLoginEvent | DeviceLoginDecision>({ isLoggable: true })

export const deviceCodeChanged = event('deviceLogin/codeChanged')
export const deviceCodeSubmitted = event('deviceLogin/submitted')
export const deviceConfirmed = event('deviceLogin/confirmed')
export const deviceCheckFailed = event('deviceLogin/failed')
export const deviceCheckStarted = event('deviceLogin/checkStarted')
export const deviceAccepted = event('deviceLogin/accepted')
